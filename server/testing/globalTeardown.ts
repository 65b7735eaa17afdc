// oxlint-disable-next-line import/no-default-export -- jest requires one
export default async function globalTeardown(): Promise<void> {
  await globalThis.removeTestCluster?.()
}
