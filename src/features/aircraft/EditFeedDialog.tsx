import { useEditAircraftFeedMutation, type AircraftFeed } from '../../api/aircraft'
import { isApiError } from '../../api/errors'
import { changesTo } from '../../shared/forms/changes'
import { EditDialog } from '../../shared/forms/EditDialog'
import { showMessage } from '../../shared/showMessage'
import { FeedFields } from './FeedFields'
import { editOf, feedLabels, valuesOf, type FeedValues } from './feedValues'
import { feedsText } from './messages'

interface EditFeedDialogProps {
  feed: AircraftFeed
  reload: () => Promise<AircraftFeed | undefined>
  onClose: () => void
}

/** Dialog that edits a feed. Mount it when it opens. */
export function EditFeedDialog({ feed, reload, onClose }: EditFeedDialogProps) {
  const { _id: aircraftFeedId, name, hasPrivateKey } = feed
  const [edit, { isLoading }] = useEditAircraftFeedMutation()
  return (
    <EditDialog<AircraftFeed, FeedValues>
      title={feedsText('editTitle', { name })}
      formName="aircraft-feed"
      newest={feed}
      valuesOf={valuesOf}
      labels={feedLabels()}
      send={async (values, base) => {
        const changes = changesTo(editOf(values), editOf(valuesOf(base)))
        const { error } = await edit({ aircraftFeedId, aircraftFeedEdit: { version: base.version, ...changes } })
        return isApiError(error) ? { error } : {}
      }}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: feedsText('saved') })}
      onClose={onClose}
    >
      <FeedFields feedId={aircraftFeedId} hasPrivateKey={hasPrivateKey} />
    </EditDialog>
  )
}
