/** What the form's actors do for the central office comes with its pickers: nobody else loads it. */
export const officeActors = () => import('../office-form/office-calls.ts');
