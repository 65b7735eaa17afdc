import { useShareMissionsMutation, type ClientShows } from '../../api/client'
import { FormDialog } from '../../shared/forms/FormDialog'
import { showMessage } from '../../shared/showMessage'
import { clientsText } from './messages'
import { ShowsFields, showsLabels } from './ShowsFields'

interface EditShowsProps {
  client: { _id: string; name: string }
  mission: { _id: string; name: string }
  shows: ClientShows
  onClose: () => void
}

/** Dialog that changes what a client sees of a mission. Mount it when it opens. */
export function EditShows({ client, mission, shows, onClose }: EditShowsProps) {
  const [share] = useShareMissionsMutation()
  return (
    <FormDialog<ClientShows, unknown>
      title={clientsText('editShowsTitle', { client: client.name, mission: mission.name })}
      okText={clientsText('save')}
      formName="edit-shows"
      labels={showsLabels()}
      initialValues={shows}
      send={(values) => share({ clientShare: { clientId: client._id, missionIds: [mission._id], shows: values } })}
      onDone={() => {
        showMessage({ type: 'success', text: clientsText('showsSaved') })
        onClose()
      }}
      onClose={onClose}
    >
      <ShowsFields />
    </FormDialog>
  )
}
