import { useState } from 'react'
import { Button } from 'antd'
import { isApiError } from '../../api/errors'
import { useUpdateLocationMutation, type Location } from '../../api/location'
import { useCan } from '../../session/useCan'
import { EditDialog } from '../../shared/forms/EditDialog'
import { LocationFields, type LocationValues } from './LocationFields'
import { locationsText } from './messages'

const FORM_NAME = 'location'

const labels = () => ({
  name: locationsText('fieldName'),
  lat: locationsText('latitude'),
  long: locationsText('longitude'),
})

interface EditLocationProps {
  location: Location
  reload: () => Promise<Location | undefined>
}

/** Edits the name and the position of a location. */
export function EditLocation({ location, reload }: EditLocationProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('location_update')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{locationsText('edit')}</Button>
      {isOpen && <LocationDialog location={location} reload={reload} onClose={() => setOpen(false)} />}
    </>
  )
}

const valuesOf = ({ name, location }: Location): LocationValues => ({ name, ...location })

function LocationDialog({ location, reload, onClose }: EditLocationProps & { onClose: () => void }) {
  const [update, { isLoading }] = useUpdateLocationMutation()

  const send = async ({ name, lat, long }: LocationValues, { _id: locationId, version, ...before }: Location) => {
    const isMoved = lat !== before.location.lat || long !== before.location.long
    const { error } = await update({
      locationId,
      locationEdit: {
        version,
        ...(name.trim() !== before.name && { name: name.trim() }),
        ...(isMoved && { location: { lat, long } }),
      },
    })
    if (!isApiError(error)) return { error }
    // The contract nests the coordinates; the form does not.
    const fields = error.fields?.map(({ field, message }) => ({ field: field.replace('location.', ''), message }))
    return { error: { ...error, fields } }
  }

  return (
    <EditDialog<Location, LocationValues>
      title={locationsText('editTitle', { name: location.name })}
      formName={FORM_NAME}
      newest={location}
      valuesOf={valuesOf}
      labels={labels()}
      send={send}
      reload={reload}
      isSaving={isLoading}
      onClose={onClose}
    >
      <LocationFields />
    </EditDialog>
  )
}
