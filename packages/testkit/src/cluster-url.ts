/** Set by whoever started the cluster; read by the processes that want a database in it. */
export const clusterUrlVariable = 'HALLS_TEST_CLUSTER_URL';

export function readClusterUrl(): string {
  const url = process.env[clusterUrlVariable];
  if (!url)
    throw new Error(
      `No test cluster: name the file *.db.test.ts, or set ${clusterUrlVariable} to an owner's URL`,
    );
  return url;
}
