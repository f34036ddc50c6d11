import type { Socket } from 'socket.io-client';

/** Of Echo, what a new start needs. */
interface Reconnectable {
  readonly connector: {
    /** Socket.IO's, of which Echo names what Echo calls. */
    readonly socket: object;
    readonly channels: Record<string, { subscribe(): void }>;
  };
  disconnect(): void;
}

/**
 * The network is back: what is not connected connects now. By itself it would rest first, or wait for an attempt that
 * began without a network and ends after many seconds. Answers what ends this and the connection.
 */
export function connectWhenOnline(echo: Reconnectable): () => void {
  const { channels } = echo.connector;
  const socket = echo.connector.socket as Socket;
  const connect = () => {
    if (socket.connected) return;
    socket.disconnect().connect();
    // Echo joins again after attempts of the socket's own alone; this is sent once there is a connection
    for (const channel of Object.values(channels)) channel.subscribe();
  };
  window.addEventListener('online', connect);
  return () => {
    window.removeEventListener('online', connect);
    echo.disconnect();
  };
}
