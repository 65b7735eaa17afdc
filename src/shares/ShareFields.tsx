// Fields of a link, for the dialogs that create and change one.
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { ShareContent, ShareKind } from '../api/share'
import { DateTimeField } from '../shared/forms/DateTimeField'
import { newShareLimits } from '../shared/limits/share.gen'
import { popupParent } from '../shared/popupParent'
import { sharesText } from './messages'
import { contentText } from './shareTexts'

export type Expiry = 'never' | 'day' | 'week' | 'month' | 'on'

export interface ShareValues {
  shows: ShareContent[]
  recipient: string
  expiry: Expiry
  expiresAt: Dayjs | null
  password: string
  maxVisits: number | null
  allowsDownload: boolean
  hasWatermark: boolean
}

const DAYS: Partial<Record<Expiry, number>> = { day: 1, week: 7, month: 30 }

const CONTENTS: readonly ShareContent[] = ['layers', 'photos', 'recordings', 'live']

export const shareLabels = () => ({
  shows: sharesText('shows'),
  recipient: sharesText('recipient'),
  expiry: sharesText('expires'),
  expiresAt: sharesText('expiresAt'),
  password: sharesText('password'),
  maxVisits: sharesText('maxVisits'),
  allowsDownload: sharesText('allowsDownload'),
  hasWatermark: sharesText('hasWatermark'),
})

/** @returns the time at which the link expires, in ISO 8601; null for never */
export function expiryOf({ expiry, expiresAt }: Pick<ShareValues, 'expiry' | 'expiresAt'>): string | null {
  if (expiry === 'never') return null
  if (expiry === 'on') return expiresAt?.toISOString() ?? null
  return dayjs()
    .add(DAYS[expiry] ?? 0, 'day')
    .toISOString()
}

/** The server accepts no later end of a link to evidence. */
const MAX_EVIDENCE_DAYS = 90

const isTooLate = (kind: ShareKind, expiresAt: Dayjs | null): boolean =>
  kind === 'evidence' && expiresAt?.isAfter(dayjs().add(MAX_EVIDENCE_DAYS, 'day')) === true

/** What a mission map contains; nothing for other kinds. */
export function ShowsField({ kind }: { kind: ShareKind }) {
  if (kind !== 'mission') return null
  return (
    <Form.Item label={sharesText('shows')} required>
      {/* Of its own, because groups of checkboxes may not have the attribute of required fields. */}
      <Form.Item
        noStyle
        name="shows"
        rules={[
          {
            validator: (_rule, shows: ShareContent[]) =>
              shows.length > 0 ? Promise.resolve() : Promise.reject(new Error(sharesText('showsNeeded'))),
          },
        ]}
      >
        <Checkbox.Group
          aria-label={sharesText('shows')}
          options={CONTENTS.map((value) => ({ value, label: contentText(value) }))}
        />
      </Form.Item>
    </Form.Item>
  )
}

export function RecipientField() {
  return (
    <Form.Item name="recipient" label={sharesText('recipient')} extra={sharesText('recipientHelp')}>
      <Input maxLength={newShareLimits.recipient.maxLength} autoComplete="off" />
    </Form.Item>
  )
}

/** Links to evidence always expire. */
export function ExpiryFields({ kind }: { kind: ShareKind }) {
  const expiry = Form.useWatch<Expiry | undefined>('expiry')
  return (
    <>
      <Form.Item
        name="expiry"
        label={sharesText('expires')}
        required
        {...(kind === 'evidence' && { extra: sharesText('evidenceExpires', { days: MAX_EVIDENCE_DAYS }) })}
      >
        <Select
          getPopupContainer={popupParent}
          options={[
            { value: 'day', label: sharesText('expiresDay') },
            { value: 'week', label: sharesText('expiresWeek') },
            { value: 'month', label: sharesText('expiresMonth') },
            { value: 'on', label: sharesText('expiresOn') },
            ...(kind === 'evidence' ? [] : [{ value: 'never', label: sharesText('expiresNever') }]),
          ]}
        />
      </Form.Item>
      {expiry === 'on' && (
        <Form.Item
          name="expiresAt"
          label={sharesText('expiresAt')}
          rules={[
            { required: true, message: sharesText('expiresAtNeeded') },
            {
              validator: (_rule, value: Dayjs | null) =>
                value?.isBefore(dayjs()) ? Promise.reject(new Error(sharesText('expiresInPast'))) : Promise.resolve(),
            },
            {
              validator: (_rule, value: Dayjs | null) =>
                isTooLate(kind, value)
                  ? Promise.reject(new Error(sharesText('evidenceExpires', { days: MAX_EVIDENCE_DAYS })))
                  : Promise.resolve(),
            },
          ]}
        >
          <DateTimeField />
        </Form.Item>
      )}
    </>
  )
}

export function PasswordField({ label, help }: { label: string; help: string }) {
  const min = newShareLimits.password.minLength
  return (
    <Form.Item
      name="password"
      label={label}
      extra={help}
      rules={[{ min, message: sharesText('passwordShort', { min }) }]}
    >
      <Input.Password maxLength={newShareLimits.password.maxLength} autoComplete="new-password" />
    </Form.Item>
  )
}

export function LimitFields() {
  return (
    <>
      <Form.Item name="maxVisits" label={sharesText('maxVisits')} extra={sharesText('maxVisitsHelp')}>
        <InputNumber
          min={newShareLimits.maxVisits.minimum}
          max={newShareLimits.maxVisits.maximum}
          precision={0}
          style={{ width: 140 }}
        />
      </Form.Item>
      <Form.Item name="allowsDownload" valuePropName="checked" style={{ marginBottom: 0 }}>
        <Checkbox>{sharesText('allowsDownload')}</Checkbox>
      </Form.Item>
      <Form.Item name="hasWatermark" valuePropName="checked">
        <Checkbox>{sharesText('hasWatermark')}</Checkbox>
      </Form.Item>
    </>
  )
}
