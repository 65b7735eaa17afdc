// What an export leaves out. Everything else of a tenant is exported: the tables and columns are read from the schema.

/** Tables whose rows mean nothing outside of this installation, each with its reason. */
export const LEFT_OUT_TABLES: Record<string, string> = {
  data_export: 'the exports themselves',
  event_outbox: 'events on their way to browsers',
  file_removal: 'files that are being deleted',
  job: 'work of this installation; what it made is exported',
  notification_mail: 'mails on their way',
  play_ticket: 'keys to videos, valid for minutes',
  session: 'who is signed in; sessions do not move to another installation',
  upload: 'uploads under way; finished ones are files',
  vector_tile: 'drawn again from the features',
  vector_tile_build: 'drawn again from the features',
}

/** Columns with secrets, also as hashes. People choose new passwords and make new keys elsewhere. */
export const SECRET_COLUMNS: Record<string, readonly string[]> = {
  alert_webhook: ['token_hash'],
  api_token: ['token_hash'],
  app_user: ['password_hash'],
  email_change: ['token_hash'],
  evidence_key: ['private_key'],
  invitation: ['token_hash'],
  password_reset: ['code_hash'],
  recovery_code: ['code_hash'],
  second_factor: ['secret'],
  sign_up: ['code_hash'],
  single_sign_on: ['client_secret'],
  stream_key: ['key_hash'],
  stream_view: ['ticket_hash'],
  webhook: ['previous_secret', 'secret'],
}

export const isSecret = (table: string, column: string): boolean => SECRET_COLUMNS[table]?.includes(column) ?? false
