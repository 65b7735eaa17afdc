import type { ReactElement } from 'react'
import type { Client } from '../../api/client'
import { Facts } from '../../shared/Facts'
import { ClientLogo } from './ClientLogo'
import { clientsText } from './messages'
import './clients.css'

const LOGO_SIZE = 64

/** Logo, contact, address and note of a client. */
export function ClientRecord({ client }: { client: Client }) {
  const { name, logo, address, contactName, email, phone, note, mayWatchLive } = client
  const facts: { key: string; label: string; children: ReactElement | string | null }[] = [
    { key: 'contact', label: clientsText('fieldContact'), children: contactName },
    { key: 'email', label: clientsText('fieldEmail'), children: email && <a href={`mailto:${email}`}>{email}</a> },
    { key: 'phone', label: clientsText('fieldPhone'), children: phone && <a href={`tel:${phone}`}>{phone}</a> },
    { key: 'address', label: clientsText('fieldAddress'), children: lines(address) },
    { key: 'note', label: clientsText('fieldNote'), children: lines(note) },
    { key: 'live', label: clientsText('liveLabel'), children: clientsText(mayWatchLive ? 'liveYes' : 'liveNo') },
  ]
  const shown = facts.filter(({ children }) => children)
  return (
    <section className="clients-record" aria-label={clientsText('recordOf', { name })}>
      <ClientLogo logo={logo} size={LOGO_SIZE} />
      <Facts columns={4} items={shown} />
    </section>
  )
}

const lines = (text: string) => (text === '' ? null : <span className="clients-lines">{text}</span>)
