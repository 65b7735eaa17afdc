import { Alert, Select } from 'antd'
import { useListLocationsQuery, type Location } from '../../../api/location'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { popupParent } from '../../../shared/popupParent'
import { useSettledSearch } from '../../../shared/useSettledSearch'
import { missionsText } from '../messages'

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
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListLocationsQuery({
    search,
    pageSize: MAX_OPTIONS,
  })
  const found = data?.data.items ?? []
  const knownOptions = known.filter(
    ({ _id }) => (search === undefined || _id === value) && !found.some((location) => location._id === _id),
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
        notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={missionsText('locationNone')} />}
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
