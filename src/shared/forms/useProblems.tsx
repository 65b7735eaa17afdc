import { useState, type ReactNode } from 'react'
import type { FormInstance } from 'antd'
import { sharedText } from '../sharedText'
import { ErrorSummary, type FormProblem } from './ErrorSummary'

/** The parts of a server error that a form can show. */
export interface ServerError {
  message?: string
  fields?: { field: string; message: string }[]
}

interface Problems {
  /** List of the problems; render it above the fields. */
  summary: ReactNode
  clear: () => void
  /** For `onFinishFailed`. */
  showFailed: (failed: { errorFields: { name: (string | number)[]; errors: string[] }[] }) => void
  /** Shows an error of the server in the summary and at the fields it is about. */
  showServerError: (error: ServerError) => void
  /** Shows problems in the summary. */
  show: (problems: FormProblem[]) => void
  /** For `onValuesChange`: removes the problems of fields that the user is correcting. */
  forget: (changed: object) => void
}

/**
 * Problems that prevent saving a form, shown at its fields and in a summary above them.
 * @param formName the form's `name`, which its fields' ids begin with
 * @param labels labels of the fields
 */
export function useProblems<Values extends object>(
  form: FormInstance<Values>,
  formName: string,
  labels: Readonly<Partial<Record<keyof Values & string, string>>>,
): Problems {
  const [attempt, setAttempt] = useState({ number: 0, problems: [] as FormProblem[] })
  const idOf = (field: string) => `${formName}_${field}`
  const show = (problems: FormProblem[]) => setAttempt(({ number }) => ({ number: number + 1, problems }))
  const labelOf = (field: string): string | undefined => labels[field as keyof Values & string]

  return {
    summary: <ErrorSummary key={attempt.number} problems={attempt.problems} />,
    clear: () => show([]),
    show,
    showFailed: ({ errorFields }) =>
      show(errorFields.map(({ name, errors }) => ({ message: errors[0] ?? '', fieldId: idOf(String(name[0])) }))),
    showServerError: ({ message = '', fields = [] }) => {
      const placed = fields.flatMap(({ field: path, message: reason }) => {
        const field = path.split('/')[0] ?? path
        const label = labelOf(field)
        return label === undefined ? [] : [{ field, label, reason }]
      })
      form.setFields(placed.map(({ field, reason }) => ({ name: field as never, errors: [reason] })))
      show(
        placed.length > 0
          ? placed.map(({ field, label, reason }) => ({
              message: sharedText('fieldProblem', { label, message: reason }),
              fieldId: idOf(field),
            }))
          : [{ message }],
      )
    },
    forget: (changed) =>
      setAttempt(({ number, problems }) => ({
        number,
        problems: problems.filter(({ fieldId }) => !Object.keys(changed).some((field) => idOf(field) === fieldId)),
      })),
  }
}
