import { Flex, Input, Select } from 'antd'
import { useGetMissionFlightsQuery } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import type { ListStateOf } from '../../../shared/lists/useListParams'
import { popupParent } from '../../../shared/popupParent'
import { recordingsText } from '../messages'
import type { recordingListParams } from './recordingListParams'

interface RecordingFiltersProps {
  missionId: string
  list: ListStateOf<typeof recordingListParams>
}

/** Filters by flight and day. */
export function RecordingFilters({ missionId, list: { view, change } }: RecordingFiltersProps) {
  const canSeeFlights = useCan('flight_list')
  const { data } = useGetMissionFlightsQuery({ missionId }, { skip: !canSeeFlights })
  // The date field of the browser: antd's is not accessible by keyboard.
  const day = (name: 'from' | 'until', label: string) => (
    <Flex component="label" align="center" gap={6}>
      {label}
      <Input
        type="date"
        value={view[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        style={{ width: 150 }}
      />
    </Flex>
  )
  return (
    <>
      {canSeeFlights && (
        <Select
          aria-label={recordingsText('flightFilter')}
          allowClear
          value={data && view.flight ? view.flight : undefined}
          placeholder={recordingsText('anyFlight')}
          getPopupContainer={popupParent}
          onChange={(flight: string | undefined) => change({ flight: flight ?? '' })}
          options={(data?.data.flights ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          style={{ width: 160 }}
        />
      )}
      {day('from', recordingsText('fromFilter'))}
      {day('until', recordingsText('untilFilter'))}
    </>
  )
}
