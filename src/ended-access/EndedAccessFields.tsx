import { Checkbox, Form } from 'antd'
import type { OwnAccess } from '../api/profile'
import { relativeTime } from '../shared/time/timeText'
import { useNow } from '../shared/time/useNow'
import { ENDS_ALL_OF_KIND, type EndedKind } from './endedAccess'
import { endedAccessText as text } from './messages'

interface Choice {
  id: string
  label: string
  detail: string
}

interface EndedAccessFieldsProps {
  /** How many of each there are; undefined where nobody is signed in, and everything is offered. */
  counts?: { tokens: number; phones: number; links: number }
  /** Single ones, as far as they are known. */
  access?: OwnAccess
}

type Kind = 'tokens' | 'phones' | 'links'

const KINDS = { tokens: 'tokensOf', phones: 'phonesOf', links: 'linksOf' } as const

/** Single ones with what tells them apart. @param now for times that are relative to it */
function choicesOf({ tokens, phones, links }: OwnAccess, now: number): Record<Kind, Choice[]> {
  const timeOf = (time: string) => relativeTime(time, now)
  return {
    tokens: tokens.map(({ _id, name, hint, lastUsedAt }) => ({
      id: _id,
      label: text('token', { name, hint }),
      detail: lastUsedAt ? text('used', { time: timeOf(lastUsedAt) }) : text('neverUsed'),
    })),
    phones: phones.map(({ _id, name, lastUsedAt }) => ({
      id: _id,
      label: name,
      detail: text('used', { time: timeOf(lastUsedAt) }),
    })),
    links: links.map(({ _id, kind, name, recipient, createdAt }) => ({
      id: _id,
      label: [
        name ? `${text('kind', { kind })}: ${name}` : text('kind', { kind }),
        ...(recipient ? [text('forRecipient', { recipient })] : []),
      ].join(', '),
      detail: text('created', { time: timeOf(createdAt) }),
    })),
  }
}

/** The choice of what ends with a password, in a form with `EndedAccess`. Nothing without anything to end. */
export function EndedAccessFields({ counts, access }: EndedAccessFieldsProps) {
  const choices = choicesOf(access ?? { tokens: [], phones: [], links: [] }, useNow())
  const countOf = (kind: Kind) => counts?.[kind] ?? access?.[kind].length
  const offered = (['tokens', 'phones', 'links'] as const).filter((kind) => countOf(kind) !== 0)
  if (offered.length === 0) return null
  return (
    <fieldset style={{ border: 0, margin: '0 0 16px', padding: 0 }}>
      <legend style={{ fontSize: 'inherit', marginBottom: 4 }}>{text('legend')}</legend>
      {offered.map((kind) => (
        <Form.Item key={kind} name={kind} noStyle>
          <EndedKindField
            label={counts ? text(KINDS[kind], { count: counts[kind] }) : text(kind)}
            choices={choices[kind]}
            unlisted={Math.max(0, (countOf(kind) ?? 0) - choices[kind].length)}
          />
        </Form.Item>
      ))}
    </fieldset>
  )
}

interface EndedKindFieldProps {
  label: string
  choices: Choice[]
  /** How many more there are than `choices`. */
  unlisted: number
  /** By the form. */
  value?: EndedKind
  onChange?: (value: EndedKind) => void
}

/** A kind of access with its single ones below it. All are chosen at first, because a new password is often set after a theft. */
function EndedKindField({ label, choices, unlisted, value = ENDS_ALL_OF_KIND, onChange }: EndedKindFieldProps) {
  const kept = choices.filter(({ id }) => !value.ends || value.keeps.includes(id)).length
  const choose = (id: string, isEnded: boolean) => {
    const before = value.ends ? value.keeps : choices.map((choice) => choice.id)
    const keeps = isEnded ? before.filter((other) => other !== id) : [...before, id]
    // With all of them kept, the kind is kept, with those that are created meanwhile.
    onChange?.(keeps.length === choices.length && unlisted === 0 ? { ends: false, keeps: [] } : { ends: true, keeps })
  }
  return (
    <div>
      <Checkbox
        style={{ display: 'flex' }}
        checked={value.ends}
        indeterminate={value.ends && kept > 0}
        onChange={({ target }) => onChange?.({ ends: target.checked, keeps: [] })}
      >
        {label}
      </Checkbox>
      {choices.length > 0 && (
        <ul
          aria-label={label}
          style={{
            listStyle: 'none',
            margin: '0 0 4px',
            maxHeight: 176,
            overflowY: 'auto',
            padding: '0 0 0 24px',
          }}
        >
          {choices.map(({ id, label: name, detail }) => (
            <li key={id} style={{ overflowWrap: 'anywhere' }}>
              <Checkbox
                checked={value.ends && !value.keeps.includes(id)}
                onChange={({ target }) => choose(id, target.checked)}
              >
                {name} <span style={{ opacity: 0.75 }}>· {detail}</span>
              </Checkbox>
            </li>
          ))}
          {unlisted > 0 && value.ends && <li>{text('more', { count: unlisted })}</li>}
        </ul>
      )}
    </div>
  )
}
