// Runs before every test file of the server: hashing with the cost of the product takes longer than most requests.
jest.mock('../platform/identity/passwordCost', () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}))
