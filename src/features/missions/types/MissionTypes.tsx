import { useState } from 'react'
import { Button, Drawer, Flex } from 'antd'
import { useGetMissionTypeCountsQuery } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { missionsText } from '../messages'
import { MissionTypeRow } from './MissionTypeRow'

/** Button that opens the mission types with the number of their missions, to rename and delete them. */
export function MissionTypes() {
  const canList = useCan('mission_type_list')
  const [isOpen, setOpen] = useState(false)
  if (!canList) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{missionsText('types')}</Button>
      <Drawer title={missionsText('types')} open={isOpen} onClose={() => setOpen(false)} destroyOnHidden>
        <p>{missionsText('typesHelp')}</p>
        <TypeList onLeave={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

function TypeList({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch } = useGetMissionTypeCountsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={5} height={40} />
  if (data.data.types.length === 0) return <p>{missionsText('typesNone')}</p>
  return (
    <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.data.types.map((type) => (
        <MissionTypeRow key={`${type._id} ${type.version}`} type={type} onLeave={onLeave} />
      ))}
    </Flex>
  )
}
