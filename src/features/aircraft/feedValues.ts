// Values of the form of a feed.
import type { AircraftFeed, NewAircraftFeed } from '../../api/aircraft'
import { feedsText } from './messages'

export interface FeedValues {
  name: string
  kind: AircraftFeed['kind']
  host: string
  port: number | null
  usesTls: boolean
  serverName: string
  authority: string
  certificate: string
  privateKey: string
  sendsOwn: boolean
}

/** The usual port of TAK servers with TLS. */
const TAK_PORT = 8089

export const EMPTY: FeedValues = {
  name: '',
  kind: 'cot',
  host: '',
  port: TAK_PORT,
  usesTls: true,
  serverName: '',
  authority: '',
  certificate: '',
  privateKey: '',
  sendsOwn: false,
}

export const valuesOf = (feed: AircraftFeed): FeedValues => ({
  name: feed.name,
  kind: feed.kind,
  host: feed.host ?? '',
  port: feed.port,
  usesTls: feed.usesTls,
  serverName: feed.serverName,
  authority: feed.authority,
  certificate: feed.certificate,
  privateKey: '',
  sendsOwn: feed.sendsOwn,
})

/** What is sent of a server; without an empty private key, which keeps the stored one. */
export const serverOf = ({ host, port, usesTls, ...values }: FeedValues) => ({
  host: host.trim(),
  port: port ?? 0,
  usesTls,
  serverName: values.serverName.trim(),
  authority: values.authority.trim(),
  certificate: values.certificate.trim(),
  ...(values.privateKey.trim() !== '' && { privateKey: values.privateKey.trim() }),
})

export const sentOf = (values: FeedValues): NewAircraftFeed => ({ kind: values.kind, ...editOf(values) })

/** All but the kind, which stays. */
export const editOf = (values: FeedValues): Omit<NewAircraftFeed, 'kind'> => ({
  name: values.name.trim(),
  ...(values.kind === 'cot' && { ...serverOf(values), sendsOwn: values.sendsOwn }),
})

export const feedLabels = () => ({
  name: feedsText('name'),
  kind: feedsText('kind'),
  host: feedsText('host'),
  port: feedsText('port'),
  usesTls: feedsText('usesTls'),
  serverName: feedsText('serverName'),
  authority: feedsText('authority'),
  certificate: feedsText('certificate'),
  privateKey: feedsText('privateKey'),
  sendsOwn: feedsText('sendsOwnField'),
})
