// Child process of processes.ts: calls the addresses in turn on several connections, and prints the replies per second.
import autocannon from 'autocannon'

const CONNECTIONS = 24

const [origin, cookie, seconds, ...paths] = process.argv.slice(2)
const result = await autocannon({
  url: origin,
  connections: CONNECTIONS,
  duration: Number(seconds),
  requests: paths.map((path) => ({ path, headers: { cookie, 'accept-encoding': 'gzip, deflate, br' } })),
})
if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} calls failed`)
process.stdout.write(String(result.requests.average))
