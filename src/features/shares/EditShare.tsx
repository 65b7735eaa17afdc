import { Checkbox, Form } from 'antd'
import dayjs from 'dayjs'
import { isApiError } from '../../api/errors'
import { useEditShareMutation, type Share } from '../../api/share'
import { changesTo } from '../../shared/forms/changes'
import { EditDialog } from '../../shared/forms/EditDialog'
import { newShareLimits } from '../../shared/limits/share.gen'
import { showMessage } from '../../shared/showMessage'
import { absoluteTime } from '../../shared/time/timeText'
import { sharesText } from '../../shares/messages'
import {
  expiryOf,
  ExpiryFields,
  LimitFields,
  PasswordField,
  RecipientField,
  shareLabels,
  ShowsField,
  type ShareValues,
} from '../../shares/ShareFields'
import { contentText } from '../../shares/shareTexts'
import { linksText } from './messages'

interface EditValues extends ShareValues {
  removesPassword: boolean
}

interface EditShareProps {
  share: Share
  reload: () => Promise<Share | undefined>
  onClose: () => void
}

/** Dialog that changes a link. Its address stays. Mount it when it opens. */
export function EditShare({ share, reload, onClose }: EditShareProps) {
  const { _id: shareId, kind, name, hasPassword } = share
  const [edit, { isLoading }] = useEditShareMutation()
  return (
    <EditDialog<Share, EditValues>
      title={linksText('editTitle', { name })}
      formName="edit-share"
      newest={share}
      valuesOf={valuesOf}
      labels={{ ...shareLabels(), removesPassword: sharesText('removePassword') }}
      describe={(other, field) => describe(other, field)}
      send={async (values, base) => {
        const changes = changesTo(sentOf(kind, values), sentOf(kind, valuesOf(base)))
        const { error } = await edit({ shareId, shareChanges: { version: base.version, ...changes } })
        return isApiError(error) ? { error } : {}
      }}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: linksText('saved') })}
      onClose={onClose}
    >
      <ShowsField kind={kind} />
      <RecipientField />
      <ExpiryFields kind={kind} />
      <PasswordField
        label={hasPassword ? sharesText('newPassword') : sharesText('password')}
        help={
          hasPassword
            ? sharesText('newPasswordHelp')
            : sharesText('passwordHelp', { min: newShareLimits.password.minLength })
        }
      />
      {hasPassword && (
        <Form.Item name="removesPassword" valuePropName="checked">
          <Checkbox>{sharesText('removePassword')}</Checkbox>
        </Form.Item>
      )}
      <LimitFields />
    </EditDialog>
  )
}

const valuesOf = ({ shows, recipient, expiresAt, maxVisits, allowsDownload, hasWatermark }: Share): EditValues => ({
  shows,
  recipient,
  expiry: expiresAt ? 'on' : 'never',
  expiresAt: expiresAt ? dayjs(expiresAt) : null,
  password: '',
  removesPassword: false,
  maxVisits,
  allowsDownload,
  hasWatermark,
})

/** The fields of the contract, of which those that differ are sent. */
function sentOf(kind: Share['kind'], values: EditValues) {
  const { shows, recipient, password, removesPassword, maxVisits, allowsDownload, hasWatermark } = values
  const newPassword = removesPassword ? null : password || undefined
  return {
    recipient: recipient.trim(),
    expiresAt: expiryOf(values),
    maxVisits,
    allowsDownload,
    hasWatermark,
    ...(kind === 'mission' && { shows }),
    ...(newPassword !== undefined && { password: newPassword }),
  }
}

/** The value that somebody else has saved. */
function describe(share: Share, field: keyof EditValues): string {
  switch (field) {
    case 'shows':
      return share.shows.map(contentText).join(', ')
    case 'recipient':
      return share.recipient
    case 'expiry':
    case 'expiresAt':
      return share.expiresAt ? absoluteTime(share.expiresAt) : linksText('never')
    case 'maxVisits':
      return share.maxVisits === null ? linksText('never') : String(share.maxVisits)
    case 'allowsDownload':
      return share.allowsDownload ? linksText('allowed') : linksText('notAllowed')
    case 'hasWatermark':
      return share.hasWatermark ? linksText('shown') : linksText('notShown')
    case 'password':
    case 'removesPassword':
      return share.hasPassword ? linksText('hasPassword') : linksText('noPassword')
  }
}
