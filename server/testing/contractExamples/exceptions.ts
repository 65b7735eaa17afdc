// Examples that cannot be sent as they are, each with its reason. The tests fail when one is no longer needed.

interface OfTheRun {
  /** Fields that the fixture of the call gives instead. */
  fields: readonly string[]
  reason: string
}

const PASSWORD = 'The password is that of the caller.'
const TOKEN = 'The server generates it, and only its owner learns it.'
const CODE = 'The server sends it by e-mail, or it depends on the time.'

/** Writes whose example has values that only a run knows. Sent as it is, the example is refused. */
export const OF_THE_RUN: Readonly<Record<string, OfTheRun>> = {
  acceptInvitation: { fields: ['token'], reason: TOKEN },
  changePassword: { fields: ['current'], reason: PASSWORD },
  completeOrder: { fields: ['signature'], reason: 'The payment service signs the IDs of the order and the payment.' },
  confirmRootEmail: { fields: ['token'], reason: TOKEN },
  confirmSecondFactor: { fields: ['code'], reason: CODE },
  deleteTenant: { fields: ['name'], reason: 'The name confirms the deletion.' },
  disableSecondFactor: { fields: ['password', 'code'], reason: PASSWORD },
  eraseTenant: { fields: ['name', 'password'], reason: PASSWORD },
  extendTenantTerm: { fields: ['endsAt'], reason: 'It is later than the present end.' },
  finishSingleSignOn: { fields: ['state', 'code'], reason: 'The provider returns them to the browser.' },
  generateOrder: { fields: ['signUpToken'], reason: TOKEN },
  login: { fields: ['email', 'password'], reason: PASSWORD },
  openVisit: { fields: ['key'], reason: TOKEN },
  pairPhone: { fields: ['code'], reason: 'The server generates it, and it is valid for minutes.' },
  renewRecoveryCodes: { fields: ['password', 'code'], reason: PASSWORD },
  resetPassword: { fields: ['email', 'code'], reason: CODE },
  sendPositions: { fields: ['positions'], reason: 'Positions are at most a day old.' },
  startSecondFactor: { fields: ['password'], reason: PASSWORD },
  startSingleSignOn: { fields: ['code'], reason: 'The server generates the code of an organisation.' },
  verifyTenant: { fields: ['email', 'code'], reason: CODE },
}

/** Writes that the fixture sends itself, because the contract cannot contain the request. */
export const SENT_BY_FIXTURE: Readonly<Record<string, string>> = {
  receivePaymentWebhook:
    'The payment service of tests sends no webhooks. Another app with another service receives it.',
  uploadPackagePoster: 'The example cannot contain the bytes of a picture.',
  watchVisitStream: 'The path contains the token of a visit, which the server generates.',
}

interface Refusal {
  /** `code` of the reply. */
  code: string
  reason: string
}

/** Examples that are refused. An optional parameter is named behind a question mark. */
export const REFUSED: Readonly<Record<string, Refusal>> = {
  inferRecording: { code: 'analysis.unknownModel', reason: 'Only a model server offers models.' },
}
