// What other groups may use of the group telemetry.
export { addLiveSamples, AIRBORNE_HEIGHT } from './live'
export { createTelemetryInTx, deleteTelemetryInTx, requireTelemetry } from './service'
