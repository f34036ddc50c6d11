// Loaded into each child before its own code: when the launcher is gone, however it went, the
// child drains as if told to, and is gone itself soon after.
const patienceMs = 9_000;

if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref();
  });
  // listening alone must not keep a child alive that has finished
  process.channel.unref();
}
