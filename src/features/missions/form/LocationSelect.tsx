import { useState } from 'react'
import { Alert, Select } from 'antd'
import { useListLocationsQuery, type Location } from '../../../api/location'
import { popupParent } from '../../../shared/popupParent'
import { sharedText } from '../../../shared/sharedText'
import { useDebounced } from '../../../shared/useDebounced'
import { searchLimits } from '../../../shared/limits/common.gen'
import { missionsText } from '../messages'

const SETTLE_MS = 250
const MAX_OPTIONS = 50

interface LocationSelectProps {
  // `Form.Item` passes the first three.
  id?: string
  value?: string
  onChange?: (id: string | undefined) => void
  /** Locations to offer in addition to the search results. */
  known: Pick<Location, '_id' | 'name'>[]
}

/** Chooses a location. The server searches, because there may be thousands. */
export function LocationSelect({ id, value, onChange, known }: LocationSelectProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim().slice(0, searchLimits.maxLength), SETTLE_MS)
  const { data, isFetching, error } = useListLocationsQuery({
    search: search || undefined,
    pageSize: MAX_OPTIONS,
  })
  const found = data?.data.items ?? []
  const knownOptions = known.filter(
    ({ _id }) => (search === '' || _id === value) && !found.some((location) => location._id === _id),
  )

  return (
    <>
      <Select
        id={id}
        value={value}
        onChange={onChange}
        allowClear
        loading={isFetching}
        getPopupContainer={popupParent}
        placeholder={missionsText('locationSearch')}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        options={[...knownOptions, ...found].map(({ _id, name }) => ({ value: _id, label: name }))}
        notFoundContent={isFetching ? sharedText('loading') : missionsText('locationNone')}
      />
      {error && (
        <Alert
          type="warning"
          showIcon
          title={missionsText('locationsNotLoaded', { message: error.message ?? '' })}
          style={{ marginTop: 8 }}
        />
      )}
    </>
  )
}
