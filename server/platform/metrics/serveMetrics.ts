import type { Config } from '../core/config'
import { StartUpError } from '../core/startUpError'
import { startMetricsServer, type MetricsServer } from './metricsServer'

/**
 * Starts the server of METRICS_PORT. `read` returns the metrics in the text format of Prometheus.
 * @throws StartUpError when the port is not available
 */
export async function serveMetrics(
  { HOST, METRICS_PORT, METRICS_TOKEN }: Pick<Config, 'HOST' | 'METRICS_PORT' | 'METRICS_TOKEN'>,
  read: () => Promise<string>,
  log: (line: string) => void,
): Promise<MetricsServer> {
  try {
    return await startMetricsServer({
      host: HOST,
      port: METRICS_PORT,
      token: METRICS_TOKEN,
      read,
      onError: (error) => log(`The metrics could not be read: ${(error as Error).message}`),
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartUpError(
      `The metrics cannot be served at port ${METRICS_PORT} (${code}). Set METRICS_PORT to another one.`,
    )
  }
}
