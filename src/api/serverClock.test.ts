const load = async () => {
  jest.resetModules()
  return import('./serverClock')
}

test('takes clocks that may agree to agree', async () => {
  const { noteReply, serverTime } = await load()
  expect(serverTime(5000)).toBe(5000)
  const now = Date.parse('2026-03-01T10:00:00.700Z')
  noteReply({ sentAt: now - 40, receivedAt: now, date: 'Sun, 01 Mar 2026 10:00:00 GMT' })
  expect(serverTime(5000)).toBe(5000)
})

test('corrects a clock that is three minutes behind, the better the more replies there were', async () => {
  const { noteReply, serverTime } = await load()
  const behind = 180_000
  const reply = (atServer: string, date: string) => {
    const receivedAt = Date.parse(atServer) - behind
    noteReply({ sentAt: receivedAt - 20, receivedAt, date })
  }
  reply('2026-03-01T10:00:00.900Z', 'Sun, 01 Mar 2026 10:00:00 GMT')
  reply('2026-03-01T10:00:05.050Z', 'Sun, 01 Mar 2026 10:00:05 GMT')
  expect(Math.abs(serverTime(0) - behind)).toBeLessThan(120)
})

test('begins anew when a clock was set, and ignores replies without a date', async () => {
  const { noteReply, serverTime } = await load()
  noteReply({ sentAt: 0, receivedAt: 10, date: new Date(60_000).toUTCString() })
  noteReply({ sentAt: 70_000, receivedAt: 70_010, date: new Date(70_000).toUTCString() })
  noteReply({ sentAt: 0, receivedAt: 0, date: null })
  expect(serverTime(0)).toBe(0)
})
