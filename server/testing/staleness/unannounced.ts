// Changes that are not announced to other browsers of the tenant, each with its reason. All other tags in x-changes are
// announced; see docs/staleness.md.

const SUPER_ADMIN = 'Only super-admins read it, and they have no socket.'
const OWN = "Only the caller's own browsers show it, and they read it again when its page opens."
const OFFER = 'It belongs to the platform, not to a tenant, and is read again when its page opens.'

const PHOTOS_OF_TIME = 'Only photos without a flight that were taken at its time change.'

/** Tags that are never announced. */
export const UNANNOUNCED_TAGS: Readonly<Record<string, string>> = {
  DataFilter: OWN,
  NotificationSettings: OWN,
  OwnPhone: 'Only the phone itself shows it, and asks again every few seconds.',
  OwnSession: OWN,
  Passkey: OWN,
  Package: SUPER_ADMIN,
  Permission: OFFER,
  Profile: OWN,
  PublicPackage: OFFER,
  EvidenceKey: SUPER_ADMIN,
  Seller: SUPER_ADMIN,
  Erasure: SUPER_ADMIN,
  Tenant: SUPER_ADMIN,
}

/** Tags that one operation does not announce, although others do. */
export const UNANNOUNCED_CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  enterTenant: { Session: "Only the caller's own session changes." },
  leaveTenant: { Session: "Only the caller's own session changes." },
  startClientView: { Session: "Only the caller's own session changes." },
  endClientView: { Session: "Only the caller's own session changes." },
  createFlight: { Photo: PHOTOS_OF_TIME },
  updateFlightStatus: { Photo: PHOTOS_OF_TIME },
  assignTelemetry: {
    Photo: PHOTOS_OF_TIME,
    Recording: 'Only a recording that is linked with the telemetry changes.',
  },
  createFlightOfTelemetry: {
    Photo: PHOTOS_OF_TIME,
    Recording: 'Only a recording that is linked with the telemetry changes.',
  },
  editTelemetryZone: {
    Flight: 'Only a flight that has the times of the telemetry changes.',
    Mission: 'Only a flight that has the times of the telemetry changes.',
    Photo: PHOTOS_OF_TIME,
    Recording: 'Only a recording that is linked with the telemetry changes.',
  },
  addUploadToMission: {
    Document: 'The file becomes a recording.',
    Layer: 'The file becomes a recording.',
    Photo: 'The file becomes a recording.',
    Telemetry: 'The file becomes a recording.',
  },
  updateRecording: {
    Photo: PHOTOS_OF_TIME,
    Telemetry: 'Only telemetry that the recording is paired with by hand changes.',
  },
  editTheme: { Session: "Only the caller's own browsers show it, and they read the session when they load." },
  acceptTerms: { Session: 'It is asked again only in browsers that have not loaded the session yet.' },
  markThreadRead: { Thread: "The read mark is the caller's own; the comments have not changed." },
  editNotificationSettings: {
    Notification: 'Only what the caller sees of the list changes.',
    Thread: 'Only what the caller sees of the mentions changes.',
  },
  markNotificationsRead: { Notification: "The read mark is the caller's own; the list itself has not changed." },
}
