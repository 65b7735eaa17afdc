import { DeleteOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Input, Select } from 'antd'
import { useListUserGroupsQuery } from '../../api/user-group'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { singleSignOnEditLimits } from '../../shared/limits/single-sign-on.gen'
import { ssoText } from './messages'

const GROUPS_SHOWN = 200

/** User groups that follow groups of the provider. */
export function GroupFields() {
  const { data, isFetching, error, refetch } = useListUserGroupsQuery({ pageSize: GROUPS_SHOWN })
  const options = (data?.data.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const rules = [{ required: true, message: ssoText('groupNeeded') }]
  return (
    <Form.Item label={ssoText('groups')} extra={ssoText('groupsHelp')}>
      <Form.List name="groups">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <Flex key={key} gap={8} align="baseline">
                <Form.Item name={[name, 'value']} rules={rules} style={{ flex: 1, marginBottom: 8 }}>
                  <Input
                    aria-label={ssoText('groupValue')}
                    placeholder={ssoText('groupValue')}
                    maxLength={singleSignOnEditLimits.groups.items.value.maxLength}
                  />
                </Form.Item>
                <Form.Item name={[name, 'groupId']} rules={rules} style={{ flex: 1, marginBottom: 8 }}>
                  <Select
                    aria-label={ssoText('groupId')}
                    placeholder={ssoText('groupId')}
                    getPopupContainer={popupParent}
                    notFoundContent={<NoOptions query={{ isFetching, error, refetch }} />}
                    options={options}
                    showSearch={{ optionFilterProp: 'label' }}
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={ssoText('removeGroup', { number: name + 1 })}
                  onClick={() => remove(name)}
                />
              </Flex>
            ))}
            <Button disabled={rows.length >= singleSignOnEditLimits.groups.maxItems} onClick={() => add({})}>
              {ssoText('addGroup')}
            </Button>
          </>
        )}
      </Form.List>
    </Form.Item>
  )
}
