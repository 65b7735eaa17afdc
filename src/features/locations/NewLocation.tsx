import { useCreateLocationMutation, type Location } from '../../api/location'
import { FormDialog } from '../../shared/forms/FormDialog'
import { LocationFields, type LocationValues } from './LocationFields'
import { locationsText } from './messages'

interface NewLocationProps {
  /** The position that was clicked on the map. */
  at: { lat: number; long: number } | undefined
  onCreated: (location: Location) => void
  onClose: () => void
}

/** Dialog that creates a location. Mount it when it opens. */
export function NewLocation({ at, onCreated, onClose }: NewLocationProps) {
  const [create] = useCreateLocationMutation()
  return (
    <FormDialog<LocationValues, { data: Location }>
      title={locationsText('newLocation')}
      okText={locationsText('createLocation')}
      formName="new-location"
      labels={{ name: locationsText('fieldName') }}
      initialValues={at ?? {}}
      send={({ name, lat, long }) => create({ newLocation: { name: name.trim(), location: { lat, long } } })}
      onDone={({ data }) => onCreated(data)}
      onClose={onClose}
    >
      <LocationFields />
    </FormDialog>
  )
}
