// What an export leaves out. Everything else of a tenant is exported: the tables and columns are read from the schema.

/** Tables whose rows mean nothing outside of this installation, each with its reason. */
export const LEFT_OUT_TABLES: Record<string, string> = {
  aircraft: 'where other aircraft are now',
  data_export: 'the exports themselves',
  event_outbox: 'events on their way to browsers',
  file_removal: 'files that are being deleted',
  job: 'work of this installation; what it made is exported',
  notification_mail: 'mails on their way',
  passkey: 'bound to the address of this installation',
  phone: 'paired with this installation',
  phone_pairing: 'codes of phones, valid for minutes',
  phone_position: 'where phones are now',
  phone_stream_key: 'which stream keys are of phones',
  play_ticket: 'keys to videos, valid for minutes',
  session: 'who is signed in; sessions do not move to another installation',
  sign_in: 'sign-ins at this installation',
  single_sign_on_logout: 'logout tokens of the provider, valid for minutes',
  upload: 'uploads under way; finished ones are files',
  vector_tile: 'drawn again from the features',
  vector_tile_build: 'drawn again from the features',
}

/** Columns with secrets, also as hashes. People choose new passwords and make new keys elsewhere. */
export const SECRET_COLUMNS: Record<string, readonly string[]> = {
  aircraft_feed: ['key_hash', 'private_key'],
  alert_webhook: ['token_hash'],
  api_token: ['token_hash'],
  app_user: ['password_hash'],
  email_change: ['token_hash'],
  evidence_key: ['private_key'],
  invitation: ['token_hash'],
  passkey: ['credential_id', 'public_key'],
  password_reset: ['code_hash'],
  phone: ['token_hash'],
  phone_pairing: ['code_hash'],
  recovery_code: ['code_hash'],
  scim_token: ['token_hash'],
  second_factor: ['secret'],
  session: ['token_hash'],
  sign_in: ['device_hash'],
  sign_up: ['code_hash'],
  share: ['key', 'key_hash', 'password_hash'],
  share_visit: ['token_hash'],
  single_sign_on: ['client_secret'],
  single_sign_on_domain: ['code_hash'],
  stream_key: ['key_hash'],
  stream_view: ['ticket_hash'],
  webhook: ['previous_secret', 'secret'],
}

/** Tables that are left out of the data of a tenant, but are part of the data of a person. */
const OF_PEOPLE = ['job', 'notification_mail', 'passkey', 'phone', 'session', 'sign_in', 'upload']

export const isLeftOutOfPerson = (table: string): boolean => table in LEFT_OUT_TABLES && !OF_PEOPLE.includes(table)

/** Columns that are not part of the data of a person, each table with its reason. */
export const NOT_OF_PEOPLE: Record<string, { columns: readonly string[]; reason: string }> = {
  job: { columns: ['input', 'result'], reason: 'how the server does the work' },
  report_edition: { columns: ['content'], reason: 'a file of the organisation' },
}

/** References to people that do not make a row part of their data, each with its reason. */
export const ABOUT_OTHERS: Record<string, string> = {
  'client.created_by': 'the row is about the client and its contact',
  'pilot.created_by': 'the row is about the pilot, who may be somebody else',
}

/** Columns that name a person without a foreign key. */
export const NAMES_PERSON: Record<string, string> = { audit_entry: 'actor_id', event: 'recipient_id' }

/** Tables whose rows belong to a row that is part of the data of a person. */
export const FOLLOWED: Record<string, { column: string; owner: string; person: string }> = {
  pilot_licence: { column: 'pilot_id', owner: 'pilot', person: 'user_id' },
  thread_comment_text: { column: 'comment_id', owner: 'thread_comment', person: 'created_by' },
}

export const isSecret = (table: string, column: string): boolean => SECRET_COLUMNS[table]?.includes(column) ?? false
