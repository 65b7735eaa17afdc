// Fields of replies whose names say that they contain a key, a secret or an address, by schema and name. Each is either sensitive, with the
// permissions whose operations may reply with it, or plain, with the reason. `x-sensitive: true` in the contract adds a field with another
// name. Reviewed by a person: a new field fails sensitiveReplies.test.ts until it has a line here.
import type { SpecPermission } from '../platform/contract/spec'

/** Names of fields that are looked at. */
export const TELLING =
  /key|secret|token|password|hash|url|address|uri|origin|hint|prefix|issuer|endpoint|host|ticket|code|server|path|link|certificate|credential|cookie|signature|ingest|rtmp|rtsp|whip|whep/i

interface Sensitive {
  what: string
  /** Those of the operations that may reply with it. `public` is named by operation instead. */
  permissions: readonly SpecPermission[]
  /** Operations for everybody, which give it for a proof. */
  forProof?: Readonly<Record<string, string>>
}

const MANAGED: readonly SpecPermission[] = ['tenant_update_self']
const ROOTS: readonly SpecPermission[] = [['tenant-root']]

export const SENSITIVE: Readonly<Record<string, Sensitive>> = {
  'AddedPasskeyReply.recoveryCodes': { what: 'recovery codes, once', permissions: ['session'] },
  'AircraftFeed.certificate': { what: 'the certificate of a feed', permissions: MANAGED },
  'AircraftFeed.hint': { what: 'the end of the key of a receiver', permissions: MANAGED },
  'AircraftFeed.host': { what: 'the address of a TAK server', permissions: MANAGED },
  'AircraftFeed.serverName': { what: 'the name of a TAK server', permissions: MANAGED },
  'AircraftFeedKeyReply.key': { what: 'the key of a receiver, once', permissions: MANAGED },
  'AlertWebhook.address': { what: 'where alerts are received', permissions: MANAGED },
  'AlertWebhook.hint': { what: 'the end of its token', permissions: MANAGED },
  'AlertWebhookTokenReply.address': { what: 'where alerts are received', permissions: MANAGED },
  'AlertWebhookTokenReply.token': { what: 'its token, once', permissions: MANAGED },
  'ApiToken.hint': { what: 'the end of an API token', permissions: ['session', ...MANAGED] },
  'AuditEntry.address': { what: 'network addresses of people', permissions: [['tenant-root', 'super-admin']] },
  'BaseMap.url': {
    what: 'the address of tiles, which can have a key that every browser needs',
    permissions: ['session', ['tenant-root', 'super-admin'], ['tenant-root']],
    forProof: {
      getVisitBaseMaps: 'the visit of a link',
      getPublicBaseMaps: 'the maps that an organisation offers on its published maps',
    },
  },
  'BaseMapSetting.url': {
    what: 'the address of tiles with a key',
    permissions: [['tenant-root', 'super-admin'], ['tenant-root']],
  },
  'Client.address': {
    what: 'the postal address of a client',
    permissions: ['client_list', 'create_client', 'edit_client', 'delete_client'],
  },
  'CreatedApiTokenReply.secret': { what: 'an API token, once', permissions: ['session', ...MANAGED] },
  'CreatedScimTokenReply.secret': { what: 'a token for provisioning, once', permissions: ROOTS },
  'CustodyEntry.address': { what: 'network addresses of those who had the evidence', permissions: ['data_page'] },
  'EnrolmentReply.secret': { what: 'the secret of a second factor, once', permissions: ['session'] },
  'EnrolmentReply.uri': { what: 'the same for a QR code', permissions: ['session'] },
  'IssuedStreamKey.key': { what: 'a stream key, once', permissions: ['stream_create'] },
  'IssuedStreamKey.publishUrl': { what: 'where to publish, with the key', permissions: ['stream_create'] },
  'IssuedStreamKey.rtmpKey': { what: 'a stream key, once', permissions: ['stream_create'] },
  'IssuedStreamKey.rtmpUrl': { what: 'where to publish', permissions: ['stream_create'] },
  'IssuedStreamKey.whipUrl': { what: 'where to publish', permissions: ['stream_create'] },
  'Organisation.address': {
    what: 'the postal address of the caller’s organisation',
    permissions: ['tenant_list_self', ...MANAGED],
  },
  'OwnAccessToken.hint': {
    what: 'the end of an API token',
    permissions: ['session'],
    forProof: { checkResetAccess: 'the code of a mail' },
  },
  'OwnSession.address': { what: 'network addresses of the caller', permissions: ['session'] },
  'OwnSignIn.address': { what: 'network addresses of the caller', permissions: ['session'] },
  'PairingCodeReply.code': { what: 'a code that pairs a phone', permissions: [['tenant-client']] },
  'PhoneCameraReply.key': { what: 'the stream key of a phone', permissions: ['phone'] },
  'PlayTicket.hlsUrl': {
    what: 'where to watch',
    permissions: ['webrtc_view'],
    forProof: { watchVisitStream: 'the visit of a link' },
  },
  'PlayTicket.ticket': {
    what: 'opens a stream for a minute',
    permissions: ['webrtc_view'],
    forProof: { watchVisitStream: 'the visit of a link' },
  },
  'PlayTicket.whepUrl': {
    what: 'where to watch',
    permissions: ['webrtc_view'],
    forProof: { watchVisitStream: 'the visit of a link' },
  },
  'RecoveryCodesReply.recoveryCodes': { what: 'recovery codes, once', permissions: ['session'] },
  'ScimToken.hint': { what: 'the end of a token for provisioning', permissions: ROOTS },
  'Seller.address': { what: 'the postal address of the seller', permissions: [['super-admin']] },
  'Share.path': { what: 'the address of a link, with its key', permissions: ['public_map_create'] },
  'ShareVisit.address': { what: 'network addresses of visitors', permissions: ['public_map_create'] },
  'SingleSignOn.issuer': { what: 'the address of an identity provider', permissions: ROOTS },
  'SingleSignOnReply.logoutUrl': { what: 'where the provider reports', permissions: ROOTS },
  'SingleSignOnReply.redirectUri': { what: 'where the provider sends people', permissions: ROOTS },
  'SingleSignOnReply.signInUrl': { what: 'where people begin', permissions: ROOTS },
  'SingleSignOnStartReply.url': {
    what: 'the page of the provider, with the state of one sign-in',
    permissions: ROOTS,
    forProof: { startSingleSignOn: 'it begins the sign-in of the caller' },
  },
  'SingleSignOnWayReply.code': {
    what: 'the code of an organisation',
    permissions: [],
    forProof: { findSingleSignOn: 'the domain of an address; it tells nothing of people' },
  },
  'StreamKey.hint': { what: 'the end of a stream key', permissions: ['stream_list'] },
  'Tenant.address': {
    what: 'the postal address of an organisation',
    permissions: ['tenant_list', 'tenant_create', 'tenant_update'],
  },
  'VerificationReply.signUpToken': {
    what: 'continues a sign-up',
    permissions: [],
    forProof: { verifyTenant: 'the code of a mail' },
  },
  'Webhook.address': { what: 'where events are sent, which can contain a key', permissions: MANAGED },
  'Webhook.hint': { what: 'the end of its secret', permissions: MANAGED },
  'WebhookSecretReply.secret': { what: 'the secret of a webhook, once', permissions: MANAGED },
}

const OWN_FILE = 'a path of this server, which asks for the same rights again'
const FORMAT = 'the format of a video'
const PASSKEY = 'what the browser of the caller needs for a passkey'
const SIGNED = 'part of a signature, which anybody may verify'
const LIST = 'a list, whose fields have lines of their own'
const LINE = 'points of a line on the map'
const PAGE = 'a path of a page'
const CONTENT_POLICY = 'hosts that the browser may call'

export const PLAIN: Readonly<Record<string, string>> = {
  'ActiveStream.paths': 'ways to watch, without a ticket',
  'Alert.pictureUrl': OWN_FILE,
  'Alert.posterUrl': OWN_FILE,
  'AlertWebhookMapping.dedupeKey': 'the name of a field in alerts of another system',
  'BaseMap.origins': CONTENT_POLICY,
  'BaseMapSetting.forbiddenOrigins': CONTENT_POLICY,
  'BaseMapSetting.hosts': CONTENT_POLICY,
  'BaseMapSetting.termsUrl': 'a public page of a provider of maps',
  'EvidenceCase.keyId': SIGNED,
  'EvidenceCase.signature': SIGNED,
  'EvidenceKey.publicKey': SIGNED,
  'EvidenceKeysReply.keys': LIST,
  'FlightTrack.path': LINE,
  'FootageMoment.thumbnailUrl': OWN_FILE,
  'MappedAlert.dedupeKey': 'an ID of an alert in another system',
  'Mention.link': PAGE,
  'MissionTrack.path': LINE,
  'Order.keyId': 'the public ID of the installation at the payment service',
  'OrthomosaicPlanReply.server': 'whether the processing server answers: a word, not an address',
  'OwnAccess.links': LIST,
  'OwnAccess.tokens': LIST,
  'PasskeyCreation.excludeCredentials': PASSKEY,
  'PasskeyCreation.pubKeyCredParams': PASSKEY,
  'PasskeyCreation.residentKey': PASSKEY,
  'PasskeyCreation.userVerification': PASSKEY,
  'PasskeyListReply.passkeys': LIST,
  'PasskeyRequest.allowCredentials': PASSKEY,
  'PasskeyRequest.userVerification': PASSKEY,
  'PictureReply.url': OWN_FILE,
  'PlaceListReply.host': 'the geocoder, which is credited',
  'PlayTicket.paths': 'ways to watch',
  'PublicPart.elevationUrl': OWN_FILE,
  'PublicPart.tileUrl': OWN_FILE,
  'RasterSummary.tileUrl': OWN_FILE,
  'Recording.audioCodec': FORMAT,
  'Recording.fileUrl': OWN_FILE,
  'Recording.posterUrl': OWN_FILE,
  'RasterBand.roleOrigin': 'where the meaning of a band comes from',
  'RasterDetails.alphaOrigin': 'where the transparency of a raster comes from',
  'RasterDetails.origin': 'where a coordinate system comes from',
  'RasterHeights.origin': 'where a unit of heights comes from',
  'Recording.startOrigin': 'where the time of a recording comes from',
  'Recording.storyboardUrl': OWN_FILE,
  'Recording.videoCodec': FORMAT,
  'ScimTokenListReply.baseUrl': 'where providers call, without a token',
  'Seller.invoicePrefix': 'how numbers of invoices begin',
  'SharedMission.pictureUrl': OWN_FILE,
  'SideBarEntry.link': PAGE,
  'SingleSignOnReply.origins': 'providers that the installation permits',
  'StreamKeysReply.keys': LIST,
  'StreamStatistics.audioCodec': FORMAT,
  'StreamStatistics.codec': FORMAT,
  'ThreadSummary.link': PAGE,
  'UserDetails.mapOrigins': CONTENT_POLICY,
  'VisitFile.url': OWN_FILE,
  'VisitRecording.fileUrl': OWN_FILE,
  'VisitRecording.posterUrl': OWN_FILE,
  'Weather.sourceUrl': 'the page of the weather service, which is credited',
  'Webhook.previousSecretUntil': 'a time',
}
