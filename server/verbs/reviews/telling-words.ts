/** Of the answers in rating `v`, the one that says most: many answer the first question with a bare 'Yes.' */
export const tellingWords = `coalesce((select a ->> 'answer' from jsonb_array_elements(v.answers) a
  order by length(a ->> 'answer') desc limit 1), '')`
