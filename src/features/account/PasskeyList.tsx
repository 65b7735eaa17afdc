import { useState } from 'react'
import { Button, Flex, Tag, Typography } from 'antd'
import { useGetPasskeysQuery, type Passkey } from '../../api/passkey'
import { hasPasskeys } from '../../shared/passkeys/hasPasskeys'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { AddPasskey } from './AddPasskey'
import { accountText } from './messages'
import { RecoveryCodes } from './RecoveryCodes'
import { RemovePasskey } from './RemovePasskey'
import { RenamePasskey } from './RenamePasskey'

const ROW_HEIGHT = 56

type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey }

/**
 * Passkeys of the user, with buttons to add, rename and remove them.
 * @param onAdded called after a passkey was added and its recovery codes were shown
 */
export function PasskeyList({ onAdded }: { onAdded?: () => void }) {
  const { data, error, refetch } = useGetPasskeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const [open, setOpen] = useState<Open>()
  // Shown once only, so they are not cached.
  const [codes, setCodes] = useState<string[]>()
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
  const { passkeys, limit, proof, browser, system } = data.data
  const close = () => setOpen(undefined)
  const needsPassword = proof === 'password'

  const done = () => {
    setCodes(undefined)
    onAdded?.()
  }

  const added = (recoveryCodes: string[] | undefined) => {
    close()
    if (recoveryCodes) setCodes(recoveryCodes)
    else done()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={done} />
  return (
    <>
      <p style={{ marginTop: 0 }}>{accountText('passkeysHelp')}</p>
      {passkeys.length === 0 && <p>{accountText('noPasskeys')}</p>}
      {passkeys.length > 0 && (
        <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: '0 0 12px', padding: 0 }}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              onRename={() => setOpen({ dialog: 'rename', passkey })}
              onRemove={() => setOpen({ dialog: 'remove', passkey })}
            />
          ))}
        </Flex>
      )}
      <AddAction isFull={passkeys.length >= limit} limit={limit} onAdd={() => setOpen({ dialog: 'add' })} />
      {open?.dialog === 'add' && (
        <AddPasskey device={{ browser, system }} needsPassword={needsPassword} onAdded={added} onClose={close} />
      )}
      {open?.dialog === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemovePasskey passkey={open.passkey} needsPassword={needsPassword} onClose={close} />
      )}
    </>
  )
}

function AddAction({ isFull, limit, onAdd }: { isFull: boolean; limit: number; onAdd: () => void }) {
  if (!hasPasskeys()) return <Typography.Text type="secondary">{accountText('passkeysUnsupported')}</Typography.Text>
  if (isFull) return <Typography.Text type="secondary">{accountText('passkeysFull', { limit })}</Typography.Text>
  return <Button onClick={onAdd}>{accountText('addPasskey')}</Button>
}

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey: { name, isBackedUp, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  return (
    <Flex component="li" justify="space-between" align="flex-start" gap={8} wrap>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Flex gap={8} wrap align="center">
          <span>{name}</span>
          {isBackedUp && <Tag>{accountText('passkeySynced')}</Tag>}
        </Flex>
        <Typography.Text type="secondary">
          {accountText('passkeyAdded')} <RelativeTime time={createdAt} /> ·{' '}
          {lastUsedAt === null ? (
            accountText('passkeyUnused')
          ) : (
            <>
              {accountText('passkeyUsed')} <RelativeTime time={lastUsedAt} />
            </>
          )}
        </Typography.Text>
      </div>
      <Flex gap={8}>
        <Button size="small" aria-label={accountText('renameOf', { name })} onClick={onRename}>
          {accountText('rename')}
        </Button>
        <Button size="small" danger aria-label={accountText('removeOf', { name })} onClick={onRemove}>
          {accountText('remove')}
        </Button>
      </Flex>
    </Flex>
  )
}
