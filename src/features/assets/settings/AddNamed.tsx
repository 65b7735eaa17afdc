import { useState, type ReactNode } from 'react'
import { Alert, Button, Flex, Input } from 'antd'

const MAX_LENGTH = 60

interface AddNamedProps {
  label: string
  action: string
  /** Whether the fields in `children` are complete. */
  isReady?: boolean
  onAdd: (name: string) => Promise<{ error?: { message?: string } }>
  /** Further fields. */
  children?: ReactNode
}

/** Adds a record by its name. */
export function AddNamed({ label, action, isReady = true, onAdd, children }: AddNamedProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = async () => {
    setBusy(true)
    setProblem(undefined)
    const { error } = await onAdd(name.trim())
    setBusy(false)
    if (error) setProblem(error.message)
    else setName('')
  }
  return (
    <>
      <Flex gap={8} wrap>
        <Input
          aria-label={label}
          placeholder={label}
          value={name}
          maxLength={MAX_LENGTH}
          style={{ flex: 1, minWidth: 160 }}
          onChange={(event) => setName(event.target.value)}
        />
        {children}
        <Button type="primary" disabled={!name.trim() || !isReady} loading={isBusy} onClick={() => void add()}>
          {action}
        </Button>
      </Flex>
      {problem && <Alert type="error" showIcon title={problem} style={{ marginTop: 8 }} />}
    </>
  )
}
