// Of several pages of this phone, one sends at a time, so that they do not send the same report.
const LOCK = 'aerie-phone-outbox'

export async function whileAlone(work: () => Promise<void>): Promise<void> {
  // Browsers have locks on https addresses only.
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(LOCK, work)
}
