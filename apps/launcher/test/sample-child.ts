// A child as the launcher starts them. What it does is set by SAMPLE: `refuse` ends before it serves,
// `stubborn` ignores SIGTERM; otherwise it serves, drains on SIGTERM and says so.
const behaviour = process.env.SAMPLE;

if (behaviour === 'refuse') {
  process.stderr.write('cannot start: nothing fits\n');
  process.exit(1);
}
process.on('SIGTERM', () => {
  if (behaviour === 'stubborn') return;
  process.stdout.write('drained\n');
  process.exit(0);
});
process.stdout.write(`ready http://sample/${process.pid}\n`);
setInterval(() => {}, 60_000);
