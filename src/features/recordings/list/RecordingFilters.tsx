import { Select } from 'antd'
import { useGetMissionFlightsQuery } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { NoOptions } from '../../../shared/lists/NoOptions'
import type { ListStateOf } from '../../../shared/lists/useListParams'
import { DayField } from '../../../shared/forms/DayField'
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
  const { data, isFetching, error, refetch } = useGetMissionFlightsQuery({ missionId }, { skip: !canSeeFlights })
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
          notFoundContent={<NoOptions query={{ isFetching, error, refetch }} />}
          options={(data?.data.flights ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          style={{ width: 160 }}
        />
      )}
      <DayField
        label={recordingsText('fromFilter')}
        day={view.from}
        isInline
        canClear
        onDay={(from) => change({ from })}
      />
      <DayField
        label={recordingsText('untilFilter')}
        day={view.until}
        isInline
        canClear
        onDay={(until) => change({ until })}
      />
    </>
  )
}
