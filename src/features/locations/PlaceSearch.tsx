import { useId } from 'react'
import { Alert, Button, Flex, Input, Typography } from 'antd'
import { useLazyGetPlacesQuery, useGetPlacesQuery, type Place } from '../../api/location'
import { locationsText } from './messages'

interface PlaceSearchProps {
  onPlace: (place: Place) => void
}

/** Finds a place by its name or address. Nothing where this installation has no geocoder. */
export function PlaceSearch({ onPlace }: PlaceSearchProps) {
  const { data: geocoder } = useGetPlacesQuery({})
  const [search, { data, error, isFetching }] = useLazyGetPlacesQuery()
  const results = useId()
  if (!geocoder?.data.isAvailable) return null
  const found = isFetching || error ? undefined : data?.data
  return (
    <section className="place-search">
      <Input.Search
        aria-label={locationsText('searchPlace')}
        placeholder={locationsText('searchPlace')}
        aria-controls={results}
        autoComplete="off"
        maxLength={200}
        loading={isFetching}
        onSearch={(text) => text.trim() !== '' && void search({ search: text.trim() })}
        // Enter searches and does not send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div id={results} role="status">
        {error && <Alert type="error" showIcon title={error.message} />}
        {found?.places.length === 0 && <Typography.Text type="secondary">{locationsText('noPlace')}</Typography.Text>}
        {found && found.places.length > 0 && (
          <Flex vertical align="flex-start">
            {found.places.map((place) => (
              <Button
                key={`${place.name} ${place.location.lat} ${place.location.long}`}
                type="link"
                size="small"
                className="place-result"
                onClick={() => onPlace(place)}
              >
                {place.name}
              </Button>
            ))}
            <Typography.Text type="secondary">
              {locationsText('placesFrom', { host: found.host ?? '' })}
            </Typography.Text>
          </Flex>
        )}
      </div>
    </section>
  )
}
