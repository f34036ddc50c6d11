// Run beside PostgreSQL where the kernel has no parent-death signal. Its standard input is a pipe
// from the process that started PostgreSQL: when that process is gone, the pipe ends.
const postgresPid = Number(process.argv[2]);

process.stdin.resume();
process.stdin.on('end', () => {
  try {
    process.kill(postgresPid, 'SIGINT');
  } catch {
    // it ended by itself
  }
  process.exit(0);
});
