// eslint-disable-next-line import-x/no-default-export -- jest asks for one
export default async function globalTeardown(): Promise<void> {
  await globalThis.removeTestCluster?.()
}
