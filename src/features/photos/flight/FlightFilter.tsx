import { Select } from 'antd'
import { useGetMissionFlightsQuery } from '../../../api/flight'
import type { PhotoPoint } from '../../../api/photo'
import { photosText } from '../messages'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { isOfFlight, WITHOUT_FLIGHT } from './ofFlight'

interface FlightFilterProps {
  missionId: string
  photos: PhotoPoint[]
  /** Null shows the photos of all flights. */
  value: string | null
  onChange: (value: string | null) => void
}

const ALL = 'all'

/** Chooses whose photos are shown: those of one flight, or those without one. Hidden while there is nothing to choose. */
export function FlightFilter({ missionId, photos, value, onChange }: FlightFilterProps) {
  const query = useGetMissionFlightsQuery({ missionId })
  const flights = query.data?.data.flights ?? []
  if (flights.length === 0 && value === null && !query.error) return null
  const labelOf = (filter: string, label: string) => {
    const count = photos.filter((photo) => isOfFlight(photo, filter)).length
    return { value: filter, label: photosText('withCount', { label, count }) }
  }
  const isListed = value === null || value === WITHOUT_FLIGHT || flights.some(({ _id }) => _id === value)
  return (
    <Select
      id="photo-flight"
      aria-label={photosText('flightFilter')}
      value={value ?? ALL}
      onChange={(next) => onChange(next === ALL ? null : next)}
      popupRender={(menu) => <OptionsState queries={[query]}>{menu}</OptionsState>}
      options={[
        { value: ALL, label: photosText('allFlights') },
        ...flights.map(({ _id, name }) => labelOf(_id, name)),
        ...(isListed ? [] : [labelOf(value, photosText('missingFlight'))]),
        labelOf(WITHOUT_FLIGHT, photosText('withoutFlight')),
      ]}
      style={{ minWidth: 180, maxWidth: '100%' }}
    />
  )
}
