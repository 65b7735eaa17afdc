import { Form, Select } from 'antd'
import { useSelector } from 'react-redux'
import { useShareMissionsMutation, type ClientShows } from '../../api/client'
import { useListMissionsQuery } from '../../api/mission'
import { selectTenantId } from '../../session/authSlice'
import { NoOptions } from '../../shared/lists/NoOptions'
import { FormDialog } from '../../shared/forms/FormDialog'
import { clientShareLimits } from '../../shared/limits/client.gen'
import { popupParent } from '../../shared/popupParent'
import { showMessage } from '../../shared/showMessage'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { clientsText } from './messages'
import { newShows, ShowsFields, showsLabels } from './ShowsFields'

const MAX_OPTIONS = 50

interface Values extends ClientShows {
  missionIds: string[]
}

/** Dialog that shares missions with a client. Mount it when it opens. */
export function ShareMissions({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const tenantId = useSelector(selectTenantId) ?? ''
  const [share] = useShareMissionsMutation()
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListMissionsQuery({
    tenantId,
    search,
    sort: '-updatedAt',
    pageSize: MAX_OPTIONS,
  })
  return (
    <FormDialog<Values, unknown>
      title={clientsText('share')}
      okText={clientsText('shareAction')}
      formName="share-missions"
      labels={{ missionIds: clientsText('shareMissions'), ...showsLabels() }}
      initialValues={newShows}
      send={({ missionIds, ...shows }) => share({ clientShare: { clientId, missionIds, shows } })}
      onDone={() => {
        showMessage({ type: 'success', text: clientsText('sharedDone') })
        onClose()
      }}
      onClose={onClose}
      help={<p>{clientsText('shareHelp')}</p>}
    >
      <Form.Item
        name="missionIds"
        label={clientsText('shareMissions')}
        rules={[{ required: true, message: clientsText('shareNeeded') }]}
      >
        <Select
          mode="multiple"
          maxCount={clientShareLimits.missionIds.maxItems}
          loading={isFetching}
          getPopupContainer={popupParent}
          placeholder={clientsText('missionSearch')}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          options={(data?.data.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={clientsText('missionNone')} />}
        />
      </Form.Item>
      <ShowsFields />
    </FormDialog>
  )
}
