import { useState } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Alert, Button, Drawer, Flex, Typography } from 'antd'
import { useListDeletedMissionsQuery, useRestoreMissionMutation } from '../../../api/mission'
import { showMessage } from '../../../shared/showMessage'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { missionsText } from '../messages'

const SHOWN = 200
const ROW_HEIGHT = 40

/** A button that opens what was deleted lately, to bring it back. */
export function DeletedMissions() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<DeleteOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {missionsText('showDeleted')}
      </Button>
      <Drawer title={missionsText('deletedTitle')} open={isOpen} onClose={() => setOpen(false)} destroyOnHidden>
        <DeletedList />
      </Drawer>
    </>
  )
}

function DeletedList() {
  const { data, error, refetch } = useListDeletedMissionsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore, restoring] = useRestoreMissionMutation()
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={5} height={ROW_HEIGHT} />
  const { items } = data.data

  const bringBack = async (missionId: string, name: string) => {
    const { data: done } = await restore({ missionId })
    if (done) showMessage({ type: 'success', text: missionsText('broughtBack', { name }) })
  }

  return (
    <>
      <p>{missionsText(items.length > 0 ? 'deletedHelp' : 'deletedNone')}</p>
      {restoring.error && <Alert type="error" showIcon title={restoring.error.message} />}
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map(({ _id, name, deletedAt }) => (
          <Flex component="li" key={_id} justify="space-between" gap={12}>
            <span style={{ overflowWrap: 'anywhere' }}>
              {name}{' '}
              <Typography.Text type="secondary">
                <RelativeTime time={deletedAt} />
              </Typography.Text>
            </span>
            <Button size="small" onClick={() => void bringBack(_id, name)}>
              {missionsText('bringBack')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </>
  )
}
