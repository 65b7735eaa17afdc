import { DeleteOutlined, UserAddOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Input } from 'antd'
import { newClientLimits } from '../../shared/limits/client.gen'
import { clientsText } from './messages'
import { emailRules, nameRules } from './rules'
import './clients.css'

const { maxItems, items: limits } = newClientLimits.people

/** The people who are invited with a new client, in the form around them. */
export const FirstPeople = () => (
  <Form.List name="people">
    {(rows, { add, remove }) => (
      <fieldset id="client_people" tabIndex={-1} className="clients-people">
        <legend>{clientsText('people')}</legend>
        <p>{clientsText('peopleHelp')}</p>
        {rows.map(({ key, name }) => (
          <Flex key={key} gap={8} wrap align="flex-start">
            <Form.Item name={[name, 'name']} rules={nameRules()} className="clients-person-field">
              <Input
                aria-label={clientsText('personName', { number: name + 1 })}
                placeholder={clientsText('fieldName')}
                autoComplete="off"
                maxLength={limits.name.maxLength}
              />
            </Form.Item>
            <Form.Item
              name={[name, 'email']}
              validateTrigger="onBlur"
              rules={emailRules()}
              className="clients-person-field"
            >
              <Input
                type="email"
                aria-label={clientsText('personEmail', { number: name + 1 })}
                placeholder={clientsText('fieldEmail')}
                autoComplete="off"
                maxLength={limits.email.maxLength}
              />
            </Form.Item>
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={clientsText('personDrop', { number: name + 1 })}
              onClick={() => remove(name)}
            />
          </Flex>
        ))}
        <Button
          icon={<UserAddOutlined aria-hidden />}
          disabled={rows.length >= maxItems}
          onClick={() => add({ name: '', email: '' })}
        >
          {clientsText('personAdd')}
        </Button>
      </fieldset>
    )}
  </Form.List>
)
