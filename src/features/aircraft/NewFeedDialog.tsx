import { useCreateAircraftFeedMutation } from '../../api/aircraft'
import { isApiError } from '../../api/errors'
import { FormDialog } from '../../shared/forms/FormDialog'
import { showMessage } from '../../shared/showMessage'
import { FeedFields } from './FeedFields'
import { EMPTY, feedLabels, sentOf, type FeedValues } from './feedValues'
import { feedsText } from './messages'

/** A key that is shown once. */
export interface ShownKey {
  name: string
  /** Null for a feed without a key. */
  key: string | null
}

interface NewFeedDialogProps {
  onCreated: (created: ShownKey) => void
  onClose: () => void
}

/** Dialog that creates a feed. Mount it when it opens. */
export function NewFeedDialog({ onCreated, onClose }: NewFeedDialogProps) {
  const [create] = useCreateAircraftFeedMutation()
  const send = async (values: FeedValues) => {
    const { data, error } = await create({ newAircraftFeed: sentOf(values) })
    return { data: data && { name: data.data.feed.name, key: data.data.key }, ...(isApiError(error) && { error }) }
  }
  return (
    <FormDialog<FeedValues, ShownKey>
      title={feedsText('createTitle')}
      okText={feedsText('create')}
      formName="aircraft-feed"
      labels={feedLabels()}
      initialValues={EMPTY}
      send={send}
      onDone={(created) => {
        if (created.key === null) showMessage({ type: 'success', text: feedsText('created') })
        onCreated(created)
      }}
      onClose={onClose}
    >
      <FeedFields />
    </FormDialog>
  )
}
