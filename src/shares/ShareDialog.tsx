import { useState } from 'react'
import { Flex, Modal, Typography } from 'antd'
import { useCreateShareMutation, useListSharesQuery, type NewShare, type Share, type ShareKind } from '../api/share'
import { FormDialog } from '../shared/forms/FormDialog'
import { newShareLimits } from '../shared/limits/share.gen'
import { Link } from '../shared/Link'
import { sharesText } from './messages'
import {
  expiryOf,
  ExpiryFields,
  LimitFields,
  PasswordField,
  RecipientField,
  shareLabels,
  ShowsField,
  type ShareValues,
} from './ShareFields'
import { ShareLink } from './ShareLink'
import { isSeen } from './shareTexts'

/** What is shared: one thing, and for some kinds a part of it. */
export type Shared = Pick<NewShare, 'kind' | 'targetId' | 'photoIds' | 'fromMs' | 'untilMs'>

interface ShareDialogProps {
  shared: Shared
  /** Name of the thing. */
  name: string
  onClose: () => void
}

/** Creates a link to a thing and shows it. Mount it when it opens. */
export function ShareDialog({ shared, name, onClose }: ShareDialogProps) {
  const [create] = useCreateShareMutation()
  const [created, setCreated] = useState<Share>()
  if (created) {
    return (
      <Modal
        open
        title={sharesText('created')}
        okText={sharesText('done')}
        cancelButtonProps={{ style: { display: 'none' } }}
        onOk={onClose}
        onCancel={onClose}
      >
        {isSeen(created) && <ShareLink share={created} />}
      </Modal>
    )
  }
  return (
    <FormDialog<ShareValues, Share>
      title={sharesText('shareTitle', { name })}
      okText={sharesText('createLink')}
      formName="new-share"
      labels={shareLabels()}
      initialValues={initialValues(shared.kind)}
      send={async (values) => {
        const { data, error } = await create({ newShare: { ...shared, ...bodyOf(shared.kind, values) } })
        return { ...(data && { data: data.data }), ...(error && { error }) }
      }}
      onDone={setCreated}
      onClose={onClose}
      help={<Help shared={shared} />}
    >
      <ShowsField kind={shared.kind} />
      <RecipientField />
      <ExpiryFields kind={shared.kind} />
      <PasswordField
        label={sharesText('password')}
        help={sharesText('passwordHelp', { min: newShareLimits.password.minLength })}
      />
      <LimitFields />
    </FormDialog>
  )
}

function Help({ shared: { kind, targetId } }: { shared: Shared }) {
  const { data } = useListSharesQuery({ kind, targetId, state: 'active', pageSize: 1 })
  const total = data?.data.total ?? 0
  return (
    <Flex vertical gap={4} style={{ marginBottom: 16 }}>
      <Typography.Text type="secondary">{sharesText('shareHelp')}</Typography.Text>
      {total > 0 && (
        <Link to={`/dashboard/shares?kind=${kind}&targetId=${targetId}`}>
          {sharesText('linksCount', { count: total })}
        </Link>
      )}
    </Flex>
  )
}

const initialValues = (kind: ShareKind): ShareValues => ({
  shows: ['layers'],
  recipient: '',
  expiry: 'month',
  expiresAt: null,
  password: '',
  maxVisits: null,
  allowsDownload: kind === 'document' || kind === 'report' || kind === 'evidence',
  hasWatermark: false,
})

function bodyOf(kind: ShareKind, values: ShareValues): Omit<NewShare, 'kind' | 'targetId'> {
  const { shows, recipient, password, maxVisits, allowsDownload, hasWatermark } = values
  return {
    recipient: recipient.trim(),
    expiresAt: expiryOf(values),
    maxVisits,
    allowsDownload,
    hasWatermark,
    ...(kind === 'mission' && { shows }),
    ...(password && { password }),
  }
}
