// What run.ts passes to the processes of the flows.

/** The address of the server that all flows share. */
export const sharedAddress = (): string => setting('AERIE_ADDRESS')

/** DATA_DIR of the shared server; contains its outbox. */
export const sharedDataDir = (): string => setting('AERIE_DATA_DIR')

/** Cookies of the sessions of the demo accounts on the shared server, by e-mail address. */
export const sharedSessions = (): Partial<Record<string, string>> =>
  JSON.parse(setting('AERIE_SESSIONS')) as Record<string, string>

/** Ports whose tiles the shared server permits as base maps. */
export const tilePorts = (): number[] => setting('AERIE_TILE_PORTS').split(',').map(Number)

/** Port at which the shared server looks for a processing server. */
export const nodeOdmPort = (): number => Number(setting('AERIE_NODEODM_PORT'))

/** Endpoint of the shared Chromium. */
export const browserEndpoint = (): string => setting('BROWSER_ENDPOINT')

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Run the flows with npm run test:e2e.`)
  return value
}
