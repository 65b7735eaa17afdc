import { useState } from 'react'
import { Button, Flex, Form, Input, Popconfirm, Typography } from 'antd'
import { useDeletePhoneMutation, useEditPhoneMutation, useListPhonesQuery, type Phone } from '../../api/phone'
import { usePolling } from '../../realtime/usePolling'
import { FormDialog } from '../../shared/forms/FormDialog'
import { phoneNameLimits } from '../../shared/limits/phone.gen'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { accountText } from './messages'

const SHOWN = 50
const ROW_HEIGHT = 48
/** A phone that is paired appears while its person looks at the code. */
const POLL_MS = 3_000

/** Paired phones of the user, with buttons to rename and revoke each. */
export function PhoneList() {
  const { data, error, refetch } = useListPhonesQuery(
    { pageSize: SHOWN },
    { refetchOnMountOrArgChange: true, ...usePolling(POLL_MS) },
  )
  const [renaming, setRenaming] = useState<Phone>()
  const items = data?.data.items
  return (
    <section aria-labelledby="own-phones" style={{ marginTop: 16 }}>
      <Typography.Title level={2} id="own-phones" style={{ fontSize: 15, margin: '0 0 8px' }}>
        {accountText('phonesOf')}
      </Typography.Title>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !items && <RowsSkeleton rows={1} height={ROW_HEIGHT} />}
      {items?.length === 0 && <Typography.Text type="secondary">{accountText('noPhones')}</Typography.Text>}
      {items !== undefined && items.length > 0 && (
        <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((phone) => (
            <PhoneRow key={phone._id} phone={phone} onRename={() => setRenaming(phone)} />
          ))}
        </Flex>
      )}
      {renaming && <RenamePhone phone={renaming} onClose={() => setRenaming(undefined)} />}
    </section>
  )
}

function PhoneRow({ phone: { _id: phoneId, name, lastUsedAt }, onRename }: { phone: Phone; onRename: () => void }) {
  const [revoke, { isLoading }] = useDeletePhoneMutation()
  return (
    <Flex component="li" justify="space-between" align="flex-start" gap={8}>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>{name}</div>
        <Typography.Text type="secondary">
          {accountText('phoneUsed')} <RelativeTime time={lastUsedAt} />
        </Typography.Text>
      </div>
      <Flex gap={8}>
        <Button size="small" aria-label={accountText('renameOf', { name })} onClick={onRename}>
          {accountText('rename')}
        </Button>
        <Popconfirm
          title={accountText('revokeQuestion')}
          description={accountText('revokeHelp')}
          okText={accountText('revoke')}
          okButtonProps={{ danger: true }}
          cancelText={accountText('cancel')}
          onConfirm={() => void revoke({ phoneId })}
        >
          <Button size="small" danger loading={isLoading} aria-label={accountText('revokeOf', { name })}>
            {accountText('revoke')}
          </Button>
        </Popconfirm>
      </Flex>
    </Flex>
  )
}

function RenamePhone({ phone: { _id: phoneId, name }, onClose }: { phone: Phone; onClose: () => void }) {
  const [edit] = useEditPhoneMutation()
  return (
    <FormDialog<{ name: string }, unknown>
      title={accountText('renameOf', { name })}
      okText={accountText('save')}
      formName="rename-phone"
      labels={{ name: accountText('phoneName') }}
      initialValues={{ name }}
      send={(values) => edit({ phoneId, phoneName: { name: values.name.trim() } })}
      onDone={onClose}
      onClose={onClose}
    >
      <Form.Item name="name" label={accountText('phoneName')} rules={[{ required: true, whitespace: true }]}>
        <Input autoComplete="off" maxLength={phoneNameLimits.name.maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
