import { useEditPilotMutation, type Pilot } from '../../../api/pilot'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { pilotsText } from './messages'
import { PilotFields, pilotLabels, toLicences, type PilotValues } from './PilotFields'

interface EditPilotProps {
  pilot: Pilot
  reload: () => Promise<Pilot | undefined>
  onClose: () => void
}

const valuesOf = ({ name, email, phone, licences }: Pilot): Required<Omit<PilotValues, 'userId'>> => ({
  name,
  email: email ?? '',
  phone,
  licences,
})

/** Dialog that edits a pilot. Mount it when it opens. */
export function EditPilot({ pilot, reload, onClose }: EditPilotProps) {
  const [update, { isLoading }] = useEditPilotMutation()
  const hasAccount = pilot.userId !== null
  return (
    <EditDialog<Pilot, ReturnType<typeof valuesOf>>
      title={pilotsText('editTitle', { name: pilot.name })}
      formName="pilot"
      newest={pilot}
      valuesOf={valuesOf}
      labels={pilotLabels()}
      send={({ name, email, phone, licences }, { _id: pilotId, version }) =>
        update({
          pilotId,
          pilotEdit: {
            version,
            phone,
            licences: toLicences(licences),
            ...(!hasAccount && { name: name.trim(), email: email || null }),
          },
        })
      }
      reload={reload}
      isSaving={isLoading}
      onClose={onClose}
    >
      <PilotFields hasAccount={hasAccount} />
    </EditDialog>
  )
}
