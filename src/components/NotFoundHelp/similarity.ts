/** Says how alike two words are: 1 for the same, 0 for nothing in common; swapped letters count as one slip. */
export function similarity(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - slips(left, right) / longest;
}

function slips(left: string, right: string): number {
  let before: number[] = [];
  let previous = Array.from({length: right.length + 1}, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const letter = left[row - 1];
      const change = cell(previous, column - 1) + (letter === right[column - 1] ? 0 : 1);
      const isSwap = letter === right[column - 2] && left[row - 2] === right[column - 1];
      const swap = row > 1 && column > 1 && isSwap ? cell(before, column - 2) + 1 : change;
      const oneMore = Math.min(cell(previous, column), cell(current, column - 1)) + 1;
      current.push(Math.min(change, swap, oneMore));
    }
    before = previous;
    previous = current;
  }
  return cell(previous, right.length);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
