// What other groups may use of the group telemetry.
export { addLiveSamples } from './live'
export { createTelemetryInTx, deleteTelemetryInTx, requireTelemetry } from './service'
