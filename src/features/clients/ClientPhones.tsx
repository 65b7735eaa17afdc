import { Button, Flex, Popconfirm, Typography } from 'antd'
import { useDeletePhoneOfClientMutation, useListPhonesOfClientQuery, type Phone } from '../../api/phone'
import { usePolling } from '../../realtime/usePolling'
import { StateTag } from '../../shared/StateTag'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { clientsText } from './messages'
import './clients.css'

/** The most that a reply contains; the last used come first. */
const SHOWN = 200
const ROW_HEIGHT = 48
/** No event tells that a phone was used. */
const POLL_MS = 15_000

/** Paired phones of the people of a client, with a button to revoke each. For those who may edit the client. */
export function ClientPhones({ clientId }: { clientId: string }) {
  const { currentData, error, refetch } = useListPhonesOfClientQuery(
    { clientId, pageSize: SHOWN },
    { refetchOnMountOrArgChange: true, ...usePolling(POLL_MS, false) },
  )
  const phones = currentData?.data.items
  const total = currentData?.data.total ?? 0
  return (
    <section aria-labelledby="client-phones">
      <h2 id="client-phones" className="clients-title">
        {clientsText('phones')}
      </h2>
      {error && !phones && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !phones && <RowsSkeleton rows={1} height={ROW_HEIGHT} />}
      {phones?.length === 0 && <Typography.Text type="secondary">{clientsText('noPhones')}</Typography.Text>}
      {phones !== undefined && phones.length > 0 && (
        <ul className="clients-rows">
          {phones.map((phone) => (
            <PhoneRow key={phone._id} phone={phone} />
          ))}
        </ul>
      )}
      {phones !== undefined && total > phones.length && (
        <Typography.Text type="secondary">
          {clientsText('phonesShown', { shown: phones.length, total })}
        </Typography.Text>
      )}
    </section>
  )
}

function PhoneRow({ phone: { _id: phoneId, name, ownerName, isStreaming, lastUsedAt } }: { phone: Phone }) {
  const [revoke, { isLoading }] = useDeletePhoneOfClientMutation()
  const revokePhone = async () => {
    const { error } = await revoke({ phoneId })
    if (!error) showMessage({ type: 'success', text: clientsText('phoneRevoked', { name }) })
  }
  return (
    <li>
      <div className="clients-phone">
        <Flex wrap align="center" gap={8}>
          <span>{name}</span>
          {isStreaming && (
            <StateTag hue="green" dot>
              {clientsText('phoneStreams')}
            </StateTag>
          )}
        </Flex>
        <Typography.Text type="secondary">
          {clientsText('phoneOwner', { name: ownerName })} <RelativeTime time={lastUsedAt} />
        </Typography.Text>
      </div>
      <Popconfirm
        title={clientsText('revokeTitle', { name })}
        description={clientsText('revokeHelp')}
        okText={clientsText('revoke')}
        okButtonProps={{ danger: true }}
        cancelText={clientsText('cancel')}
        onConfirm={() => void revokePhone()}
      >
        <Button danger aria-label={clientsText('revokeOf', { name })} loading={isLoading}>
          {clientsText('revoke')}
        </Button>
      </Popconfirm>
    </li>
  )
}
