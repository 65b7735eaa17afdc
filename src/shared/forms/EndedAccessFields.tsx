import { Checkbox, Form } from 'antd'
import { catalogue } from '../messages'

/** What ends with a password. */
export interface EndedAccess {
  endsTokens: boolean
  endsPhones: boolean
  endsLinks: boolean
}

export const ENDS_ALL: EndedAccess = { endsTokens: true, endsPhones: true, endsLinks: true }

const text = catalogue('endedAccess', {
  legend: 'These keep working with a new password. End:',
  tokens: 'API tokens',
  phones: 'Paired phones',
  links: 'Links that I have created',
  tokensOf: '{count, plural, one {# API token} other {# API tokens}}',
  phonesOf: '{count, plural, one {# paired phone} other {# paired phones}}',
  linksOf: '{count, plural, one {# link that I have created} other {# links that I have created}}',
})

interface EndedAccessFieldsProps {
  /** How many of each there are; undefined where nobody is signed in, and everything is offered. */
  access?: { tokens: number; phones: number; links: number }
}

/** The choice of what ends with a password, in a form with `EndedAccess`. Nothing without anything to end. */
export function EndedAccessFields({ access }: EndedAccessFieldsProps) {
  const all = [
    {
      name: 'endsTokens',
      label: access ? text('tokensOf', { count: access.tokens }) : text('tokens'),
      count: access?.tokens,
    },
    {
      name: 'endsPhones',
      label: access ? text('phonesOf', { count: access.phones }) : text('phones'),
      count: access?.phones,
    },
    {
      name: 'endsLinks',
      label: access ? text('linksOf', { count: access.links }) : text('links'),
      count: access?.links,
    },
  ]
  const offered = all.filter(({ count }) => count !== 0)
  if (offered.length === 0) return null
  return (
    <fieldset style={{ border: 0, margin: '0 0 16px', padding: 0 }}>
      <legend style={{ fontSize: 'inherit', marginBottom: 4 }}>{text('legend')}</legend>
      {offered.map(({ name, label }) => (
        <Form.Item key={name} name={name} valuePropName="checked" noStyle>
          <Checkbox style={{ display: 'flex' }}>{label}</Checkbox>
        </Form.Item>
      ))}
    </fieldset>
  )
}
