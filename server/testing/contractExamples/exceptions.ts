// Examples that cannot be sent as they are, each with its reason. The tests fail when one is no longer needed.

interface OfTheRun {
  /** Fields that the fixture of the call gives instead. */
  fields: readonly string[]
  reason: string
}

const PASSWORD = 'The password is that of the caller.'
const TOKEN = 'The server generates it, and only its owner learns it.'
const AUTHENTICATOR = 'An authenticator signs a challenge, which the first answer uses up.'
const CODE = 'The server sends it by e-mail, or it depends on the time.'

const DOMAIN = 'A domain belongs to one organisation.'

/** Writes whose example has values that only a run knows. Sent as it is, the example is refused. */
export const OF_THE_RUN: Readonly<Record<string, OfTheRun>> = {
  acceptInvitation: { fields: ['token'], reason: TOKEN },
  changePassword: { fields: ['current'], reason: PASSWORD },
  checkSingleSignOnDomain: { fields: ['domain'], reason: DOMAIN },
  completeOrder: { fields: ['signature'], reason: 'The payment service signs the IDs of the order and the payment.' },
  confirmRootEmail: { fields: ['token'], reason: TOKEN },
  confirmSecondFactor: { fields: ['code'], reason: CODE },
  confirmSingleSignOnDomain: { fields: ['domain', 'code'], reason: CODE },
  deleteTenant: { fields: ['name'], reason: 'The name confirms the deletion.' },
  disableSecondFactor: { fields: ['password', 'code'], reason: PASSWORD },
  eraseTenant: { fields: ['name', 'password'], reason: PASSWORD },
  extendTenantTerm: { fields: ['endsAt'], reason: 'It is later than the present end.' },
  finishSingleSignOn: { fields: ['state', 'code'], reason: 'The provider returns them to the browser.' },
  finishSingleSignOnTest: { fields: ['state', 'code'], reason: 'The provider returns them to the browser.' },
  generateOrder: { fields: ['signUpToken'], reason: TOKEN },
  login: { fields: ['email', 'password'], reason: PASSWORD },
  mailSingleSignOnDomain: { fields: ['domain'], reason: DOMAIN },
  openVisit: { fields: ['key'], reason: TOKEN },
  pairPhone: { fields: ['code'], reason: 'The server generates it, and it is valid for minutes.' },
  renewRecoveryCodes: { fields: ['password', 'code'], reason: PASSWORD },
  resetPassword: { fields: ['email', 'code'], reason: CODE },
  revokePasskey: { fields: ['password'], reason: PASSWORD },
  sendPositions: { fields: ['positions'], reason: 'Positions are at most a day old.' },
  startPasskey: { fields: ['password'], reason: PASSWORD },
  startPasskeySecondFactor: { fields: ['email', 'password'], reason: PASSWORD },
  startSecondFactor: { fields: ['password'], reason: PASSWORD },
  startSingleSignOn: { fields: ['code'], reason: 'The server generates the code of an organisation.' },
  verifyTenant: { fields: ['email', 'code'], reason: CODE },
}

/** Writes that the fixture sends itself, because the contract cannot contain the request. */
export const SENT_BY_FIXTURE: Readonly<Record<string, string>> = {
  addPasskey: AUTHENTICATOR,
  finishPasskeySignIn: AUTHENTICATOR,
  receivePaymentWebhook:
    'The payment service of tests sends no webhooks. Another app with another service receives it.',
  uploadPackagePoster: 'The example cannot contain the bytes of a picture.',
  watchVisitStream: 'The path contains the token of a visit, which the server generates.',
}

const OPTIONAL = 'The example leaves out a field whose change makes more stale.'

/** Writes whose example makes less stale than another body, which the fixture has. */
export const CHANGES_LESS: Readonly<Record<string, string>> = {
  createAlertRule: OPTIONAL,
  createMission: OPTIONAL,
  editAlertRule: OPTIONAL,
  editBaseLayerPart: OPTIONAL,
  editLayer: OPTIONAL,
  editMission: OPTIONAL,
  editTenant: 'The example suspends the organisation, whose connections end.',
  importAssets: 'The example is a preview.',
  raisePhoneAlert: OPTIONAL,
  restoreDocumentVersion: 'The version of the example has no text that a job reads.',
  updateOrganisationDetails: OPTIONAL,
  updateRecording: OPTIONAL,
  updateRecordings: OPTIONAL,
}

interface Refusal {
  /** `code` of the reply. */
  code: string
  reason: string
}

const RASTER = 'The layer of the fixture is a vector layer.'
const PUBLISHED = 'The base layer of the fixture is not published.'
const PLATFORM = 'It belongs to the platform, and the fixtures are records of a tenant.'

/** Examples that are refused. An optional parameter is named behind a question mark. */
export const REFUSED: Readonly<Record<string, Refusal>> = {
  checkInvitation: { code: 'user.invitationInvalid', reason: TOKEN },
  downloadErasureCertificate: { code: 'erasure.notFound', reason: PLATFORM },
  downloadEvidenceCase: { code: 'evidence.notFrozen', reason: 'A job freezes cases.' },
  downloadGapFlight: { code: 'photo-coverage.noCoverage', reason: 'The photo of the fixture has no position.' },
  downloadOwnDataExport: {
    code: 'dataExport.notFound',
    reason: 'The export of the fixture is one of the organisation.',
  },
  downloadRaster: { code: 'missionLayer.noSource', reason: RASTER },
  downloadRecordingClip: { code: 'video.noIndex', reason: 'The recording of the fixture is no video.' },
  downloadUserDataExport: {
    code: 'dataExport.notFound',
    reason: 'The export of the fixture is one of the organisation.',
  },
  downloadVisitPhoto: { code: 'visit.photoNotFound', reason: 'The photo of the fixture is not accepted.' },
  getAlertPicture: { code: 'alert.noPicture', reason: 'The alert of the fixture has no picture.' },
  getAssetFilePreview: { code: 'assetFile.noPreview', reason: 'The file of the fixture is no picture.' },
  getBaseMapFile: { code: 'baseMap.notFound', reason: 'The base map of the fixture is an address and has no file.' },
  getBlockReport: {
    code: 'areaReport.noGroupAttribute',
    reason: 'The base layer of the fixture has no grouping attribute.',
  },
  'getClientMissionDetails?clientId': {
    code: 'client.missionNotFound',
    reason: 'The mission of the fixture is not shared with the client.',
  },
  getElevationTile: { code: 'layer.rasterRequired', reason: RASTER },
  getGapFlight: { code: 'photo-coverage.noCoverage', reason: 'The photo of the fixture has no position.' },
  getLayerThumbnail: { code: 'missionLayer.noThumbnail', reason: RASTER },
  getMail: { code: 'mail.notFound', reason: PLATFORM },
  'getOgcCollections?cursor': { code: 'ogc.invalidCursor', reason: 'A reply contains the cursor of the next page.' },
  getOgcItem: { code: 'ogc.itemNotFound', reason: 'The layer of the fixture has no features.' },
  'getOgcItems?cursor': { code: 'ogc.invalidCursor', reason: 'A reply contains the cursor of the next page.' },
  getOgcMapTile: { code: 'ogc.noMapTiles', reason: RASTER },
  getOgcMapTileSet: { code: 'ogc.noMapTiles', reason: RASTER },
  getOgcMapTileSets: { code: 'ogc.noMapTiles', reason: RASTER },
  getPackage: { code: 'package.notFound', reason: PLATFORM },
  'getPhotoCoverage?areaLayerId': {
    code: 'photo-coverage.areaIncomplete',
    reason: 'It is sent with the other parameter of an area only.',
  },
  'getPhotoCoverage?areaIndex': {
    code: 'photo-coverage.areaIncomplete',
    reason: 'It is sent with the other parameter of an area only.',
  },
  'getPhotoObjects?detectedObjectId': {
    code: 'detectors.objectNotInPhoto',
    reason: 'The object of the fixture is in a layer.',
  },
  getPhotoPicture: { code: 'mission-photo.noPicture', reason: 'The photo of the fixture is not imported.' },
  getPublicBaseMapFile: { code: 'baseLayer.mapNotFound', reason: PUBLISHED },
  getPublicBaseMaps: { code: 'baseLayer.mapNotFound', reason: PUBLISHED },
  getPublicFile: { code: 'package.fileNotFound', reason: PLATFORM },
  getPublicMap: { code: 'baseLayer.mapNotFound', reason: PUBLISHED },
  getPublicRasterTile: { code: 'baseLayer.mapNotFound', reason: PUBLISHED },
  getPublicVectorTile: { code: 'baseLayer.mapNotFound', reason: PUBLISHED },
  getRasterDetails: { code: 'layer.rasterRequired', reason: RASTER },
  getRasterTile: { code: 'layer.rasterRequired', reason: RASTER },
  getRenewalQuote: { code: 'payment.packageNotSold', reason: 'The organisation of the fixture has no package.' },
  checkResetAccess: { code: 'auth.wrongResetCode', reason: CODE },
  getStacAsset: { code: 'stac.noAsset', reason: RASTER },
  'getStacCollections?cursor': { code: 'ogc.invalidCursor', reason: 'A reply contains the cursor of the next page.' },
  'getStacItems?cursor': { code: 'ogc.invalidCursor', reason: 'A reply contains the cursor of the next page.' },
  'getStacSearch?cursor': { code: 'ogc.invalidCursor', reason: 'A reply contains the cursor of the next page.' },
  getThermalPhoto: { code: 'thermalPhoto.notFound', reason: 'The photo of the fixture has no temperatures.' },
  getThermalValues: { code: 'thermalPhoto.notFound', reason: 'The photo of the fixture has no temperatures.' },
  getVisitBaseMapFile: {
    code: 'baseMap.notFound',
    reason: 'The base map of the fixture is an address and has no file.',
  },
  getVisitElevationTile: { code: 'layer.rasterRequired', reason: RASTER },
  getVisitFile: { code: 'visit.noFile', reason: 'The link of the fixture is to a mission.' },
  getVisitPhotoPicture: { code: 'visit.photoNotFound', reason: 'The photo of the fixture is not accepted.' },
  getVisitPreview: { code: 'visit.noLink', reason: TOKEN },
  getVisitRasterTile: { code: 'layer.rasterRequired', reason: RASTER },
  listAlertsByMapref: { code: 'alert.unknownMapref', reason: 'The base layer of the fixture has no features.' },
  'listFilteredFeatures?sort': {
    code: 'feature.unknownAttribute',
    reason: 'The layer of the fixture has no features.',
  },
  'listFilteredFeatures?where': {
    code: 'feature.unknownAttribute',
    reason: 'The layer of the fixture has no features.',
  },
  listMissionsByMapref: { code: 'mission.unknownMapref', reason: 'The base layer of the fixture has no features.' },
  listPublicFeatures: { code: 'baseLayer.mapNotFound', reason: PUBLISHED },
  measureRaster: { code: 'layer.rasterRequired', reason: RASTER },
  previewAnalysis: { code: 'layer.rasterRequired', reason: RASTER },
  inferRecording: { code: 'analysis.unknownModel', reason: 'Only a model server offers models.' },
}
