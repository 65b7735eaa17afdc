import { Form, Select } from 'antd'
import { useListClientsQuery, useShareMissionsMutation, type ClientShows } from '../../api/client'
import { NoOptions } from '../../shared/lists/NoOptions'
import { FormDialog } from '../../shared/forms/FormDialog'
import { popupParent } from '../../shared/popupParent'
import { showMessage } from '../../shared/showMessage'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { clientsText } from './messages'
import { newShows, ShowsFields, showsLabels } from './ShowsFields'

const MAX_OPTIONS = 50

interface Values extends ClientShows {
  clientId: string
}

/** Dialog that shares a mission with one client. Mount it when it opens. */
export function ShareWithClient({ missionId, onClose }: { missionId: string; onClose: () => void }) {
  const [share] = useShareMissionsMutation()
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListClientsQuery({
    pageSize: MAX_OPTIONS,
    ...(search !== undefined && { search }),
  })
  return (
    <FormDialog<Values, unknown>
      title={clientsText('shareWith')}
      okText={clientsText('shareAction')}
      formName="share-with-client"
      labels={{ clientId: clientsText('chooseClient'), ...showsLabels() }}
      initialValues={newShows}
      send={({ clientId, ...shows }) => share({ clientShare: { clientId, missionIds: [missionId], shows } })}
      onDone={() => {
        showMessage({ type: 'success', text: clientsText('sharedWithDone') })
        onClose()
      }}
      onClose={onClose}
    >
      <Form.Item
        name="clientId"
        label={clientsText('chooseClient')}
        rules={[{ required: true, message: clientsText('shareWithNeeded') }]}
      >
        <Select
          loading={isFetching}
          getPopupContainer={popupParent}
          placeholder={clientsText('chooseTitle')}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          options={(data?.data.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={clientsText('noClients')} />}
        />
      </Form.Item>
      <ShowsFields />
    </FormDialog>
  )
}
