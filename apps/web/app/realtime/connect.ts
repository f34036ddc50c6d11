import Echo from 'laravel-echo';
import { io } from 'socket.io-client';
import { socketTiming } from '@halls/contract';
import { connectWhenOnline } from './connect-when-online.ts';
import { createOrder } from './in-order.ts';
import type { RealtimeEventName, RealtimeEvents, RealtimePayloads } from './realtime-events.ts';

export interface Connection {
  /** The token has rotated: joining again after a loss needs the new one. */
  setToken(token: string): void;
  close(): void;
}

export interface ConnectionMember {
  token: string;
  memberId: number;
  currency: string;
}

const memberEvents = [
  'member.cash',
  'login',
  'game.url',
  'forward_game.status',
  'all_transfer_back',
  'profile.updated',
  'app_clean_cache',
  'letter.sent',
  'letter.read',
  'letter.delete',
  'transfer.changed',
  'member_deposit.success',
  'deposit.changed',
  'withdrawal.changed',
  'limit.reached',
  'member.bonus',
  'member.free_rounds',
  'offer.changed',
  'bonus.refused',
] as const satisfies readonly RealtimeEventName[];

const currencyEvents = [
  'carousel_picture.url',
  'catalogue.changed',
  'jackpot.amount',
  'jackpot.won',
  'tournament.standings',
] as const satisfies readonly RealtimeEventName[];

/** Sites that show phones no home of their own have no such channel. */
const mobileEvents = ['model_sponsor.url', 'model_login.url'] as const satisfies readonly RealtimeEventName[];

/** Whether the page's last connection broke off and none has been made since. */
let isLost = false;

/**
 * Opens the socket and joins the site's public channels, and the member's own when there is one.
 * `events.joined` says that it is on them. Reconnects by itself. `events.lost` says that it broke off; each time it is
 * back and on its channels again, `events.resumed` says so. What happens from either on is heard, so that whoever asks
 * then misses nothing.
 */
export function connect(options: {
  template: string;
  currency: string;
  mobileTemplate: string;
  member: ConnectionMember | null;
  events: RealtimeEvents;
}): Connection {
  const { member, events, template, currency, mobileTemplate } = options;
  const headers = { Authorization: member?.token ?? '' };
  const echo = new Echo<'socket.io'>({
    broadcaster: 'socket.io',
    client: io,
    host: window.location.origin,
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    reconnectionDelay: socketTiming.reconnectionDelayMs,
    reconnectionDelayMax: socketTiming.reconnectionDelayMaxMs,
    randomizationFactor: socketTiming.randomizationFactor,
    timeout: socketTiming.connectTimeoutMs,
    withoutInterceptors: true,
    auth: { headers },
  });

  let hasBeenThere = false;
  const sayThere = () => {
    // a member's connection may follow a guest's that was lost
    (hasBeenThere || isLost ? events.resumed : events.joined).emit();
    hasBeenThere = true;
    isLost = false;
  };

  const isNew = createOrder();
  const forward =
    <Name extends RealtimeEventName>(channel: string, name: Name) =>
    (payload: RealtimePayloads[Name]) => {
      if (isNew(`${channel} ${name}`, payload.seq)) events.emit(name, payload);
    };

  echo
    .channel('web_member')
    .listen('.customer_service_link_change', forward('web_member', 'customer_service_link_change'));
  // a member's currency may be another than that of the page's language
  for (const each of new Set([currency, member?.currency ?? currency])) {
    const ofCurrency = `web_api.${each}`;
    for (const name of currencyEvents) echo.channel(ofCurrency).listen(`.${name}`, forward(ofCurrency, name));
  }
  const ofTemplate = `${template}_template`;
  echo.channel(ofTemplate).listen('.model_settings.url', forward(ofTemplate, 'model_settings.url'));
  if (mobileTemplate !== 'origin_mobile')
    for (const name of mobileEvents)
      echo.channel('bob_mobile_template').listen(`.${name}`, forward('bob_mobile_template', name));

  if (member) {
    const own = `member.${member.memberId}`;
    const channel = echo.private(own);
    for (const name of memberEvents) channel.listen(`.${name}`, forward(own, name));
    const ofCurrency = `member.${member.currency}`;
    echo.private(ofCurrency).listen('.RedEnvelopeDisplay', forward(ofCurrency, 'RedEnvelopeDisplay'));
    echo.connector.socket.on('subscription_error', (refused: string) => {
      if (refused === `private-${own}`) events.refused.emit();
    });
    // asked for last, and the server answers it: the member's own channel has been joined, or refused, before
    echo.join(`member.${member.currency}`).here(sayThere).error(sayThere);
  } else {
    echo.connector.socket.on('connect', sayThere);
  }

  echo.connector.socket.on('disconnect', (reason) => {
    if (/^io (server|client) disconnect$/.test(reason)) return;
    isLost = true;
    events.lost.emit();
  });

  return {
    setToken: (token) => void (headers.Authorization = token),
    close: connectWhenOnline(echo),
  };
}
