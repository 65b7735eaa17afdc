import { useState } from 'react'
import { Alert, Select } from 'antd'
import { useListLocationsQuery, type Location } from '../../../api/location'
import { besideField } from '../../../shared/besideField'
import { useDebounced } from '../../../shared/useDebounced'
import { SEARCH_MAX } from '../../../shared/lists/listParams'
import { missionsText } from '../messages'

const SETTLE_MS = 250
const SHOWN = 50

interface PlaceSelectProps {
  // `Form.Item` passes the first three.
  id?: string
  value?: string
  onChange?: (id: string | undefined) => void
  /** Locations to offer in addition to the search results. */
  known: Pick<Location, '_id' | 'name'>[]
}

/** Chooses a location. The server searches, because there may be thousands. */
export function PlaceSelect({ id, value, onChange, known }: PlaceSelectProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim().slice(0, SEARCH_MAX), SETTLE_MS)
  const { currentData, isFetching, error } = useListLocationsQuery({ search: search || undefined, pageSize: SHOWN })
  const found = currentData?.data.items ?? []
  const kept = known.filter(({ _id }) => (search === '' || _id === value) && !found.some((place) => place._id === _id))

  return (
    <>
      <Select
        id={id}
        value={value}
        onChange={onChange}
        allowClear
        loading={isFetching}
        getPopupContainer={besideField}
        placeholder={missionsText('placeSearch')}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        options={[...kept, ...found].map(({ _id, name }) => ({ value: _id, label: name }))}
        notFoundContent={isFetching ? null : missionsText('placeNone')}
      />
      {error && (
        <Alert
          type="warning"
          showIcon
          title={missionsText('placesNotLoaded', { message: error.message ?? '' })}
          style={{ marginTop: 8 }}
        />
      )}
    </>
  )
}
