import type { components } from './contract.gen'

type Problem = components['schemas']['Problem']

/** A call that the server has refused. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'

  constructor(
    /** HTTP status. */
    readonly status: number,
    /** What the server says; undefined if something before it has answered. */
    readonly problem: Problem | undefined,
  ) {
    super(problem?.message ?? `The server answered ${status}`)
  }

  /** Stable code of the message, such as `mission.notFound`. */
  get code(): string | undefined {
    return this.problem?.code
  }
}

export async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined)
  return new ApiProblem(response.status, isProblem(body) ? body : undefined)
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'message' in body && 'code' in body
